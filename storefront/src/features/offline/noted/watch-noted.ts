import { localValues } from '../../storage/guarded-storage.ts';
import { NOTED_KEY } from './note-item.ts';

/** Tells of what was noted as soon as there is a connection again; returns the way to stop. */
export function watchNoted(): () => void {
  const tell = (): void => {
    if (!navigator.onLine || localValues.read(NOTED_KEY) === undefined) return;
    import('./tell-noted.tsx').then(
      ({ tellNoted }) => tellNoted(),
      () => undefined,
    );
  };
  tell();
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
}
