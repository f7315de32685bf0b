import { useEffect, useState } from 'react';
import { askSelfService, type SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field, SelectField } from '../../ui/inputs/field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { formatMoney } from '../../ui/money/money-format.ts';
import { useAddressRules } from '../addresses/address-rules.ts';
import { currentCountry } from '../country/current-country.ts';
import { fieldProblems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import styles from './duty-calculator.module.css';
import { useTariffs } from './tariff-table.tsx';

type Estimate = SelfServiceAnswerOf<'duties'>;

/** Where the tax differs within a country, so that the region is asked for. */
const dependsOnRegion = (percent: readonly [number, number] | undefined): boolean =>
  percent !== undefined && percent[0] !== percent[1];

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
/** As it is sent: `12,50` is written by half the world. */
const amountOf = (typed: string): string => typed.trim().replace(',', '.');

/** Asks the provider what an order would cost somewhere; nothing is worked out here. */
export function DutyCalculator() {
  const tariffs = useTariffs();
  const [estimate, setEstimate] = useState<{ of: object; found: Estimate }>();
  const { form, field, values, set, alert, busy } = useForm({
    start: { country: '', region: '', goods: '' },
    check: ({ country, goods }) =>
      fieldProblems({
        country: country === '' ? 'Choose a country.' : undefined,
        goods: AMOUNT.test(amountOf(goods)) ? undefined : 'Enter an amount, such as 120.',
      }),
    send: async (asked) => {
      const { country, region, goods } = asked;
      const answer = await askSelfService('duties', {
        method: 'POST',
        body: { country, region, goods: amountOf(goods) },
      });
      if (!answer.ok) return { fields: {}, form: answer.refusal.message };
      setEstimate({ of: asked, found: answer.data });
      return undefined;
    },
  });
  const { country } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the shopper buys is what it begins with
  useEffect(() => set({ country: currentCountry() }), []);

  const tariff = tariffs.find(({ code }) => code === country);
  const hasRegions = dependsOnRegion(tariff?.tax?.percent);
  const rules = useAddressRules(hasRegions ? country : '');

  return (
    <div className={styles.calculator}>
      <form {...form} className={styles.form}>
        <FormAlert {...alert} />
        <SelectField
          {...field('country')}
          label="Sent to"
          onChange={(event) => {
            field('country').onChange(event);
            set({ region: '' });
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
          <SelectField {...field('region')} label={rules.region.label}>
            <option value="">Not decided yet</option>
            {rules.region.choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          {...field('goods')}
          label="Worth of the goods"
          hint="In the money of that country, after discounts, without delivery."
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <Button type="submit" busy={busy}>
          Work it out
        </Button>
      </form>
      {/* Another country or amount makes it none, also while it is on its way. */}
      <div aria-live="polite">{estimate?.of === values && <Reckoned estimate={estimate.found} />}</div>
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
