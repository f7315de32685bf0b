import { useEffect } from 'react';
import { isClosed } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import { dialogOf, openAccountDialog, useSession } from '../../session/session-state.ts';
import { closeWriting, useReviewsState, wantToWrite, writeReview } from '../reviews-state.ts';
import styles from './write-review.module.css';

const loadForm = () => import('./write-review-dialog.tsx').then((module) => module.WriteReviewDialog);

/** The way to say something oneself. Visitors sign in first; then the form opens by itself. */
export function WriteReview({ handle, sizes }: { handle: string; sizes: readonly string[] }) {
  const isCustomer = useSession((state) => state.phase === 'customer');
  const isSigningIn = useSession((state) => dialogOf(state) !== undefined);
  const { writing, wantsToWrite } = useReviewsState((state) => state);
  const form = useDialog(loadForm);
  const { closed } = usePageRuntime();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form follows the flag
  useEffect(() => (writing ? form.show() : form.close()), [writing]);
  // A form that could not be fetched was never open: the next press tries again.
  useEffect(() => (form.failed ? closeWriting() : undefined), [form.failed]);
  useEffect(() => closeWriting, []);
  useEffect(() => {
    if (wantsToWrite !== handle || isSigningIn) return;
    if (isCustomer) writeReview();
    else wantToWrite(undefined);
  }, [wantsToWrite, handle, isSigningIn, isCustomer]);

  const begin = (): void => {
    if (isCustomer) {
      writeReview();
      return;
    }
    openAccountDialog('sign-in', 'Reviews are written by customers with an account.');
    wantToWrite(handle);
  };
  if (isClosed(paths.signIn(), closed)) return null;
  return (
    <>
      <Button
        variant="outline"
        block
        className={styles.write}
        aria-haspopup="dialog"
        onPointerEnter={form.prepare}
        onFocus={form.prepare}
        onClick={begin}
      >
        Write a review
      </Button>
      {form.failed && <p role="alert">The form did not load. Check the connection and try again.</p>}
      {form.Dialog && <form.Dialog open={form.open} onClose={closeWriting} handle={handle} sizes={sizes} />}
    </>
  );
}
