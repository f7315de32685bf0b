import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';

/** The list is known and its products are not. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={layout.row}>
      <Notice tone="warn">The list is safe, but today’s prices did not come through.</Notice>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
