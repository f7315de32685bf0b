import { useState } from 'react';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import type { ServiceAnswer } from '../../../services-api/ask-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { FORM_ICONS } from '../../../ui/icons/form-icons.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { addCode } from '../../cart/add-code.ts';
import type { ClubTerms } from '../terms/club-terms.ts';
import { clubDay, pointsText } from '../terms/points-text.ts';
import styles from './code-ticket.module.css';
import { RewardCondition, RewardName } from './reward-name.tsx';

type Redemption = ServiceAnswer<'club/rewards'>['ready'][number];

interface CodeTicketProps {
  redemption: Redemption;
  terms: ClubTerms;
  /** Absent where codes cannot be ended before their time. */
  onUndo: (() => void) | undefined;
  isUndoing: boolean;
}

/** A code that can be used: copied, put into the bag, or turned back into points. */
export function CodeTicket({ redemption, terms, onUndo, isUndoing }: CodeTicketProps) {
  const { reward, code, state, expiresAt, points } = redemption;
  const { navigate } = usePageRuntime();
  const [bag, setBag] = useState<{ busy: boolean; message?: string | undefined }>({ busy: false });

  const use = async (): Promise<void> => {
    if (!code) return;
    setBag({ busy: true });
    const answer = await addCode(code);
    if ('reason' in answer) return setBag({ busy: false, message: answer.reason });
    if (!answer.isEmpty) return navigate(paths.cart());
    setBag({ busy: false, message: answer.note ?? 'It is in your bag.' });
  };

  return (
    <article className={styles.ticket} aria-label={`Code ${code ?? 'on its way'}`}>
      <div>
        <p className={styles.name}>
          <RewardName id={reward} terms={terms} />
        </p>
        <p className={text.meta}>
          <RewardCondition id={reward} terms={terms} />, until {clubDay(expiresAt)}
        </p>
      </div>
      {code && state === 'ready' ? (
        <>
          <p className={styles.code}>
            <span>{code}</span>
            <CopyButton value={code} what="code" icon={<LineIcon shape={FORM_ICONS.copy} size="small" />} />
          </p>
          <p className={styles.ways}>
            <Button size="small" busy={bag.busy} onClick={() => void use()}>
              Use in my bag<VisuallyHidden>, {code}</VisuallyHidden>
            </Button>
            {onUndo && (
              <button
                type="button"
                className={link.link}
                aria-disabled={isUndoing}
                onClick={isUndoing ? undefined : onUndo}
              >
                Undo, return {pointsText(points)}
              </button>
            )}
          </p>
        </>
      ) : (
        <p className={styles.code} role="status">
          {state === 'undoing' ? 'Turning back into points …' : 'Your code is being made …'}
        </p>
      )}
      {bag.message && (
        <p className={styles.message} role="alert">
          {bag.message}
        </p>
      )}
    </article>
  );
}
