import { Notice } from '../../../ui/messages/notice.tsx';

/** Stands below a list whose next products did not come. */
export function StuckNote() {
  return (
    <div role="alert">
      <Notice tone="bad">The next pieces did not come through. Press the button once more.</Notice>
    </div>
  );
}
