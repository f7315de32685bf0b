import { createRoot } from 'react-dom/client';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import styles from './shop-note.module.css';

interface Note {
  text: string;
  /** What the shopper can do about it. */
  label: string;
  onPress: () => void;
}

function ShopNote({ note, onDismiss }: { note: Note; onDismiss: () => void }) {
  return (
    <div className={styles.note}>
      <Notice tone="warn">
        <p>{note.text}</p>
        <div className={styles.ways}>
          <Button variant="light" size="small" onClick={note.onPress}>
            {note.label}
          </Button>
          <Button variant="quiet" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      </Notice>
    </div>
  );
}

let hideLast: () => void = () => undefined;

/** Says one thing at the foot of the window, in the place of what was said there before; returns how to hide it. */
export function showNote(note: Note): () => void {
  hideLast();
  const place = document.createElement('div');
  place.role = 'status';
  document.body.append(place);
  const root = createRoot(place);
  const hide = (): void => {
    root.unmount();
    place.remove();
  };
  hideLast = hide;
  root.render(<ShopNote note={note} onDismiss={hide} />);
  return hide;
}
