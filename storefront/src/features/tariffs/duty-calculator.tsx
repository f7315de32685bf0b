import { type FormEvent, useEffect, useState } from 'react';
import { askSelfService, type SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field, SelectField, useFocusOnWrong } from '../../ui/inputs/field.tsx';
import { formatMoney } from '../../ui/money/money-format.ts';
import { useAddressRules } from '../addresses/address-rules.ts';
import { currentCountry } from '../country/current-country.ts';
import styles from './duty-calculator.module.css';
import { useTariffs } from './tariff-table.tsx';

type Estimate = SelfServiceAnswerOf<'duties'>;

/** Where the tax differs within a country, so that the region is asked for. */
const dependsOnRegion = (percent: readonly [number, number] | undefined): boolean =>
  percent !== undefined && percent[0] !== percent[1];

/** Asks the provider what an order would cost somewhere; nothing is worked out here. */
export function DutyCalculator() {
  const tariffs = useTariffs();
  const [country, setCountry] = useState('');
  const [region, setRegion] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useFocusOnWrong(!busy && problem);
  const [estimate, setEstimate] = useState<Estimate>();
  useEffect(() => setCountry(currentCountry()), []);

  const tariff = tariffs.find(({ code }) => code === country);
  const hasRegions = dependsOnRegion(tariff?.tax?.percent);
  const rules = useAddressRules(hasRegions ? country : '');

  const reckon = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const goods = String(new FormData(event.currentTarget).get('goods') ?? '')
      .trim()
      .replace(',', '.');
    setBusy(true);
    const answer = await askSelfService('duties', { method: 'POST', body: { country, region, goods } });
    setBusy(false);
    setProblem(answer.ok ? undefined : answer.refusal.message);
    setEstimate(answer.ok ? answer.data : undefined);
  };

  return (
    <div className={styles.calculator}>
      <form ref={form} method="post" onSubmit={reckon} noValidate className={styles.form}>
        <SelectField
          label="Sent to"
          value={country}
          onChange={({ currentTarget }) => {
            setCountry(currentTarget.value);
            setRegion('');
            setEstimate(undefined);
          }}
        >
          <option value="">Choose a country</option>
          {tariffs.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {rules?.region && (
          <SelectField
            label={rules.region.label}
            value={region}
            onChange={({ currentTarget }) => setRegion(currentTarget.value)}
          >
            <option value="">Not decided yet</option>
            {rules.region.choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label="Worth of the goods"
          hint="In the money of that country, after discounts, without delivery."
          name="goods"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={problem}
        />
        <Button type="submit" busy={busy}>
          Work it out
        </Button>
      </form>
      <div aria-live="polite">{estimate && <Reckoned estimate={estimate} />}</div>
    </div>
  );
}

function Reckoned({ estimate }: { estimate: Estimate }) {
  const { currency: currencyCode, goods, tax, duty, total } = estimate;
  const money = (amount: string): string => formatMoney({ amount, currencyCode });
  return (
    <div className={styles.result}>
      <dl className={styles.lines}>
        <div>
          <dt>The goods{tax ? `, with ${tax.percent}% ${tax.name} in them` : ''}</dt>
          <dd>{money(goods)}</dd>
        </div>
        {tax && (
          <div className={styles.within}>
            <dt>of which {tax.name}</dt>
            <dd>{money(tax.amount)}</dd>
          </div>
        )}
        <div>
          <dt>{duty ? `Duties, ${duty.percent}% from ${money(duty.from)} on` : 'Duties, in the price'}</dt>
          <dd>{duty ? money(duty.amount) : money('0')}</dd>
        </div>
        <div className={styles.total}>
          <dt>You pay, before delivery</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {!tax && <p className={styles.note}>The tax depends on the state or province; the total does not.</p>}
    </div>
  );
}
