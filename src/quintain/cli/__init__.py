"""The terminal: `quintain play | games | rules | replay | content | options`."""
