import { createRoot } from 'react-dom/client';
import { itemCountLabel } from '../../cart/state/shown-count.ts';
import { showNote } from '../shop-note.tsx';
import { NotedDialog } from './noted-dialog.tsx';
import { readNoted } from './noted-items.ts';

function openDialog(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<NotedDialog onClose={close} />);
}

/** Says that there is something noted, and leads to what has changed since. */
export function tellNoted(): void {
  const pieces = readNoted().reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return;
  const hide = showNote({
    text: `Back on shore. You noted ${itemCountLabel(pieces)} for your bag while there was no connection.`,
    label: 'See what has changed',
    onPress: () => {
      hide();
      openDialog();
    },
  });
}
