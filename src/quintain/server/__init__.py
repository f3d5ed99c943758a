"""Live tables for many people: rooms, lobby, accounts and sockets; the only package that does network IO."""
