import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { askSelfService } from '../../services-api/ask-self-service.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusOnWrong } from '../../ui/inputs/field.tsx';
import { FormAlert, type FormAlertProps, fetchErrorSummary } from '../../ui/messages/form-alert.tsx';
import text from '../../ui/text.module.css';
import {
  type ChosenUnit,
  chosenAtFirst,
  missingIn,
  type OrderNamed,
  type RequestedReturn,
  type ReturnableOrder,
  type ReturnableUnit,
  sizeFieldId,
} from './chosen-unit.ts';
import styles from './return-choice.module.css';
import { ReturnSummary } from './return-summary.tsx';
import { ReturnUnit } from './return-unit.tsx';

interface ReturnChoiceProps {
  named: OrderNamed;
  order: ReturnableOrder;
  onRequested: (ready: RequestedReturn) => void;
  /** Another order is to be looked for. */
  onOther: () => void;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What of an order goes back, and what is wanted for it. */
export function ReturnChoice({ named, order, onRequested, onOther }: ReturnChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // One key for as long as nothing else is asked for: sent twice it is one return.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChosenUnit>>(new Map());
  const [way, setWay] = useState<'label' | 'code'>('label');
  const [problem, setProblem] = useState<string>();
  const [missing, setMissing] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);

  function choose(unit: ReturnableUnit, change: Partial<ChosenUnit> | null): void {
    setKey(crypto.randomUUID());
    // What was said is out of date, and must not take the focus once more.
    setProblem(undefined);
    setMissing([]);
    setChosen((before) => {
      const next = new Map(before);
      if (change === null) next.delete(unit.position);
      else next.set(unit.position, { ...(before.get(unit.position) ?? chosenAtFirst(unit)), ...change });
      return next;
    });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const withoutSize = missingIn(chosen);
    if (withoutSize.length > 1) await fetchErrorSummary();
    setMissing(withoutSize);
    setProblem(chosen.size === 0 ? 'Choose what goes back.' : undefined);
    if (chosen.size === 0 || withoutSize.length > 0) return;
    setBusy(true);
    const answer = await ask({ named, key, way, chosen });
    setBusy(false);
    if (answer.ok) onRequested(answer.data);
    else setProblem(answer.refusal.message);
  }

  const wrong = useMemo(
    () =>
      order.pieces
        .filter(({ position }) => missing.includes(position))
        .map(({ position, title }) => ({ id: sizeFieldId(position), message: `Choose the new size of ${title}.` })),
    [order, missing],
  );
  const canReturn = order.pieces.some(({ left }) => left > 0);
  return (
    <div className={styles.split}>
      <div>
        <button type="button" className={styles.other} onClick={onOther}>
          Another order
        </button>
        <h1 ref={heading} tabIndex={-1} className={classNames(text.h1, styles.title)}>
          Send something back
        </h1>
        <p className={classNames(text.lead, styles.lead)}>
          {canReturn
            ? `Order ${order.name}. Free until ${DAY.format(new Date(order.until))}. Choose what goes back and what you would like instead.`
            : `Order ${order.name}. Nothing of it can go back today; each piece says why.`}
        </p>
        <form id="return" onSubmit={submit} noValidate className={styles.form}>
          <Alert problem={problem} wrong={wrong} />
          <ul className={styles.units}>
            {order.pieces.map((unit) => (
              <ReturnUnit
                key={unit.position}
                unit={unit}
                currency={order.currency}
                chosen={chosen.get(unit.position)}
                isSizeMissing={missing.includes(unit.position)}
                onChange={(change) => choose(unit, change)}
              />
            ))}
          </ul>
        </form>
      </div>
      {canReturn && (
        <ReturnSummary order={order} chosen={chosen} way={way} onWay={setWay}>
          <Button type="submit" form="return" block busy={busy}>
            Request this return
          </Button>
        </ReturnSummary>
      )}
    </div>
  );
}

interface Asking {
  named: OrderNamed;
  key: string;
  way: 'label' | 'code';
  chosen: ReadonlyMap<number, ChosenUnit>;
}

function ask({ named: { token, number, email }, key, way, chosen }: Asking) {
  const pieces = [...chosen].map(([position, { quantity, reason, resolution, size }]) => ({
    position,
    quantity,
    reason,
    resolution,
    ...(resolution === 'exchange' && size !== undefined && { size }),
  }));
  return askSelfService('returns', {
    method: 'POST',
    body: { number, email, key, way, pieces },
    ...(token !== undefined && { token }),
  });
}

/** Takes focus whenever there is something else to say; one size that is missing takes it itself. */
function Alert({ problem, wrong }: Required<FormAlertProps>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem || wrong.length > 0) focusOnWrong(place.current?.closest('form'));
  }, [problem, wrong]);
  return (
    <div ref={place} className={styles.alert}>
      <FormAlert problem={problem} wrong={wrong} />
    </div>
  );
}
