import { SET_PATH_RESOURCES, TRUSTED_POLICY, WORKER_URL } from '../names.ts';

/** What this document knows of the service worker; a reload forgets it. */
export interface WorkerState {
  /** A new worker was installed while another was in control: the next page is loaded as a document. */
  isUpdated: boolean;
  /** A page or a script of it could not be had: with a new worker in place the document is loaded again. */
  hasLostResources: boolean;
  /** When it was last asked whether there is a newer one; as `performance.now` has it. */
  lookedAt: number;
}

declare global {
  interface Window {
    /** Trusted Types, which not every browser has. What a policy makes is an object; it is only ever handed on. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(input: string): string },
      ): { createScriptURL(input: string): string };
    };
  }
}

/** Script addresses must come from a policy where the browser asks for one: the worker's is the only one there is. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy(TRUSTED_POLICY, { createScriptURL: () => WORKER_URL });
  return policy ? policy.createScriptURL('') : WORKER_URL;
}

function isAllowedHere(): boolean {
  if (!('serviceWorker' in navigator)) return false;
  if (window.location.protocol === 'https:' || window.location.hostname === 'localhost') return true;
  console.error('Service workers can only be used over HTTPS, or on localhost for development');
  return false;
}

/** Has the controlling worker keep the page on show with everything it came with. */
export function storeThisPage(): void {
  const { pathname } = window.location;
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = entries.filter(({ origin }) => origin === window.location.origin).map((address) => address.pathname);
  const resources = [...new Set([pathname, ...own])];
  navigator.serviceWorker.controller?.postMessage({ type: SET_PATH_RESOURCES, path: pathname, resources });
}

/** Browsers tell of one that is being installed twice: with the registration, and as found. */
const followed = new WeakSet<ServiceWorker>();

function follow(installing: ServiceWorker, state: WorkerState, onUpdate: () => void): void {
  if (followed.has(installing)) return;
  followed.add(installing);
  let reloads = false;

  function installed(): void {
    if (!navigator.serviceWorker.controller) {
      console.log('Content is now available offline!');
      return;
    }
    state.isUpdated = true;
    if (state.hasLostResources) {
      console.log('resources failed, SW updated - reloading');
      reloads = true;
    } else onUpdate();
  }

  function activated(): void {
    // Replaced later on, it becomes redundant too; that is no failure.
    installing.removeEventListener('statechange', changed);
    // Not before: a document asked for while one worker takes over from another may wait for ever.
    if (reloads) window.location.reload();
  }

  function changed(): void {
    if (installing.state === 'installed') installed();
    else if (installing.state === 'activated') activated();
    else if (installing.state === 'redundant') console.error('The installing service worker became redundant.');
  }
  installing.addEventListener('statechange', changed);
}

const LOOK_EVERY_MS = 60_000;

/** Looks for a newer worker, once a minute at most: browsers do so with documents alone. Never rejects. */
export async function lookForUpdate(state: WorkerState): Promise<void> {
  if (performance.now() - state.lookedAt < LOOK_EVERY_MS) return;
  state.lookedAt = performance.now();
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    // The one in control stays; the next page looks again.
  }
}

/** Registers the service worker. `onUpdate`: a new one has been installed while another was in control. */
export async function registerWorker(state: WorkerState, onUpdate: () => void): Promise<void> {
  if (!isAllowedHere()) return;
  const isFirst = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => isFirst && storeThisPage(), { once: true });
  try {
    // Where workers are kept out without a word, nothing is answered.
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
      workerAddress(),
      { updateViaCache: 'none' },
    );
    if (!registration) return;
    if (registration.installing) follow(registration.installing, state, onUpdate);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) follow(registration.installing, state, onUpdate);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void lookForUpdate(state);
    });
  } catch (error) {
    console.error('Error during service worker registration:', error);
  }
}
