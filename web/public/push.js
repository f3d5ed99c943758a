/* Notices that reach this device: shown with what the server says, and a press opens the page they are about. */

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return { title: data?.text() ?? "" };
  }
}

self.addEventListener("push", (event) => {
  const told = read(event.data);
  const title = told.title || "Quintain";
  event.waitUntil(
    self.registration.showNotification(title, {
      body: told.body ?? "",
      lang: told.lang ?? "",
      tag: told.tag ?? "",
      icon: new URL("icon.svg", self.registration.scope).href,
      data: { path: String(told.path ?? "").replace(/^\//, "") },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? "", self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
