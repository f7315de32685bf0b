import { COUNTRIES_WITHOUT_LABEL, RETURN_ADDRESS } from '@bluebird-bay/contract/returns.ts';

const NAMES = new Intl.DisplayNames('en-GB', { type: 'region' });
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Figures of returns without a label, so that they are said in one place. */
export const manualParts = {
  WithoutLabel: () => AND.format(COUNTRIES_WITHOUT_LABEL.map((code) => NAMES.of(code) ?? code).toSorted()),
  ReturnAddress: () => (
    <b>
      {RETURN_ADDRESS.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </b>
  ),
};
