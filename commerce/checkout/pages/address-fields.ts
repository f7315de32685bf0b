import { type Html, html } from '@bluebird-bay/html/html.ts';
import type { Address, AddressField } from '../../domain/checkout/address.ts';
import { regionsOf } from '../../domain/checkout/regions.ts';
import { addressRule, COUNTRIES } from '../../domain/country/countries.ts';
import type { FormErrors } from '../form/checkout-form.ts';
import { selectField, textField } from './field.ts';

interface AddressFieldsProps {
  prefix: 'delivery' | 'billing';
  address: Address;
  errors: FormErrors;
  countryHint?: string;
  /** Words of the button that shows the fields of another country. */
  updateLabel: string;
  withPhone: boolean;
}

/** The fields of an address as its country writes them. */
export function addressFields({
  prefix,
  address,
  errors,
  countryHint,
  updateLabel,
  withPhone,
}: AddressFieldsProps): Html {
  const rule = addressRule(address.countryCode);
  const section = prefix === 'delivery' ? 'shipping' : 'billing';
  const base = (field: AddressField, label: string, token: string) => ({
    name: `${prefix}.${field}`,
    label,
    value: address[field],
    autocomplete: `${section} ${token}`,
    error: errors[`${prefix}.${field}`],
  });
  const country = selectField({
    ...base('countryCode', 'Country', 'country'),
    choices: COUNTRIES,
    ...(countryHint ? { hint: countryHint } : {}),
    action: html`<button class="button button--outline button--small" name="intent" value="update-${prefix}">${updateLabel}</button>`,
  });
  const place = [
    textField(base('city', 'City', 'address-level2')),
    rule.region &&
      regionField(address, { ...base('region', rule.region.label, 'address-level1'), optional: !rule.region.required }),
    rule.postcode && textField(base('postcode', rule.postcode.label, 'postal-code')),
  ].filter((field) => field !== undefined);
  return html`${country}
<div class="two">${textField(base('firstName', 'First name', 'given-name'))}${textField(base('lastName', 'Last name', 'family-name'))}</div>
${textField(base('address1', 'Street and number', 'address-line1'))}
${textField({ ...base('address2', 'Flat, floor or building', 'address-line2'), optional: true })}
<div class="${place.length === 3 ? 'three' : place.length === 2 ? 'two' : 'one'}">${place}</div>
${
  withPhone &&
  textField({
    ...base('phone', 'Phone', 'tel'),
    type: 'tel',
    optional: true,
    hint: 'Only if the courier cannot find you.',
  })
}`;
}

/** A list to choose from where the country has a known one, else a line. */
function regionField(address: Address, props: Parameters<typeof textField>[0]): Html {
  const choices = regionsOf(address.countryCode);
  if (choices.length === 0) return textField(props);
  return selectField({ ...props, choices, placeholder: 'Choose' });
}
