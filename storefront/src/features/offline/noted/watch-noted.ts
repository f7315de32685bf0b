import { readNoted } from './noted-items.ts';

/** Tells of what was noted as soon as there is a connection again; returns the way to stop. */
export function watchNoted(): () => void {
  const tell = (): void => {
    if (!navigator.onLine || readNoted().length === 0) return;
    import('./tell-noted.tsx').then(
      ({ tellNoted }) => tellNoted(),
      () => undefined,
    );
  };
  tell();
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
}
