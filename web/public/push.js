/** Says what the service told a browser whose pages are closed, and leads to the table. */

self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  const shown = { body, tag: `regalia-${table}`, icon: "/favicon.svg", data: { path: `/t/${table}` } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then((pages) => pages.find((page) => new URL(page.url).pathname === path)?.focus() ?? self.clients.openWindow(path)),
  );
});
