import type { Page } from '@playwright/test';

/** Everything a browser keeps of a shop beyond the page that is open: storage, databases, caches, the tab's own state. */
async function everythingStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const rows = async (name: string, version: number | undefined): Promise<string[]> => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const stores = await Promise.all(
        [...db.objectStoreNames].map(
          (store) =>
            new Promise<string>((resolve, reject) => {
              const reading = db.transaction(store).objectStore(store).getAll();
              reading.onsuccess = () => resolve(JSON.stringify(reading.result));
              reading.onerror = () => reject(reading.error);
            }),
        ),
      );
      db.close();
      return stores.map((text) => `database ${name}: ${text}`);
    };
    const cached = async (name: string): Promise<string[]> => {
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(
          async (key) => `cache ${name}: ${key.url} ${(await (await cache.match(key))?.text()) ?? ''}`,
        ),
      );
    };
    const lists = await Promise.all([
      ...(await indexedDB.databases()).map(({ name = '', version }) => rows(name, version)),
      ...(await caches.keys()).map(cached),
    ]);
    return [
      ...Object.entries(localStorage).map((entry) => `local ${entry.join(': ')}`),
      ...Object.entries(sessionStorage).map((entry) => `session ${entry.join(': ')}`),
      `history ${JSON.stringify(history.state)} ${location.href} ${document.referrer}`,
      `cookies ${document.cookie}`,
      ...lists.flat(),
    ];
  });
}

/** Where the browser keeps something of this: 'cache pages', 'local userId'; empty when it keeps nothing. */
export async function tracesOf(page: Page, canaries: readonly string[]): Promise<string[]> {
  const stored = await everythingStored(page);
  return stored
    .filter((line) => canaries.some((canary) => line.includes(canary)))
    .map((line) => /^\w+ [\w-]*/.exec(line)?.[0] ?? '');
}

/** Leaves a trace of every kind, so that whoever looks for traces can show that they find them. */
export async function leaveTraces(page: Page, canary: string): Promise<void> {
  await page.context().addCookies([{ name: 'planted', value: canary, url: page.url() }]);
  await page.evaluate(async (text) => {
    localStorage.setItem('planted', text);
    sessionStorage.setItem('planted', text);
    await (await caches.open('planted')).put('/planted', new Response(text));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('planted');
      opening.onupgradeneeded = () => opening.result.createObjectStore('planted', { autoIncrement: true });
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction('planted', 'readwrite');
        writing.objectStore('planted').add(text);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, canary);
}
