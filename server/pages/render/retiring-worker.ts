/**
 * The worker that ends all workers: served in the place of the real one where `SERVICE_WORKER=0`. Browsers that come back
 * take it for an update; it forgets everything, leaves every request alone and is gone with the last open tab.
 */
export const RETIRING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
