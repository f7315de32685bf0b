import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Check } from '../../ui/inputs/check.tsx';
import { Field, SelectField } from '../../ui/inputs/field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { type CustomerAddress, saveAddress } from '../account/account-requests.ts';
import { currentCountry, currentMarket } from '../country/current-country.ts';
import forms from '../form/form.module.css';
import { fieldProblems, outcomeProblems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { ANY_ADDRESS, ruleProblems, useAddressRules } from './address-rules.ts';

const FIELDS = [
  'country',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'phone',
] as const;

const names = new Intl.DisplayNames('en', { type: 'region' });

interface AddressFormProps {
  token: string;
  /** The address to change; a new one without. */
  address: CustomerAddress | undefined;
  isDefault: boolean;
  /** Whose address it most likely is. */
  name: { firstName: string; lastName: string };
  onSaved: () => void;
  /** The address is written, but not yet as it was wished: the form stays. */
  onWritten: () => void;
  onCancel: () => void;
}

/** What the form begins with: the address, or an empty one of whoever it most likely is. */
const startOf = (address: CustomerAddress | undefined, name: AddressFormProps['name']) => ({
  country: address?.countryCodeV2 ?? currentCountry(),
  firstName: (address ?? name).firstName ?? '',
  lastName: (address ?? name).lastName ?? '',
  company: address?.company ?? '',
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  city: address?.city ?? '',
  province: address?.provinceCode ?? address?.province ?? '',
  zip: address?.zip ?? '',
  phone: address?.phone ?? '',
});

/** One address, with the fields its country has. */
export function AddressForm({ token, address, isDefault, name, onSaved, onWritten, onCancel }: AddressFormProps) {
  const [id, setId] = useState(address?.id);
  const [asDefault, setAsDefault] = useState(isDefault);
  const { form, field, values, set, alert, busy } = useForm({
    start: startOf(address, name),
    check: ({ firstName, lastName, address1, city, province, zip }) =>
      fieldProblems({
        firstName: firstName.trim() === '' ? 'Enter a first name.' : undefined,
        lastName: lastName.trim() === '' ? 'Enter a last name.' : undefined,
        address1: address1.trim() === '' ? 'Enter street and number.' : undefined,
        city: city.trim() === '' ? 'Enter the city.' : undefined,
        ...ruleProblems(rules, { province, zip }),
      }),
    send: async (typed) => {
      const given = Object.fromEntries(FIELDS.map((key) => [key, typed[key].trim() === '' ? null : typed[key].trim()]));
      const saved = await saveAddress(token, { id, address: given, isDefault: asDefault && !isDefault });
      const { outcome } = saved;
      if (outcome === true) onSaved();
      else if (saved.id !== undefined) {
        setId(saved.id);
        onWritten();
      }
      return outcomeProblems(outcome, FIELDS);
    },
  });
  const known = useAddressRules(values.country);
  const rules = known ?? ANY_ADDRESS;
  const { region, postcode } = rules;

  return (
    <form {...form} className={forms.form}>
      <FormAlert {...alert} />
      <SelectField
        {...field('country')}
        label="Country"
        autoComplete="country"
        onChange={({ target }) => set({ country: target.value, province: '', zip: '' })}
      >
        {currentMarket().countries.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
      </SelectField>
      <div className={forms.pair}>
        <Field {...field('firstName')} label="First name" autoComplete="given-name" />
        <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field {...field('company')} label="Company" optional autoComplete="organization" />
      <Field {...field('address1')} label="Street and number" autoComplete="address-line1" />
      <Field {...field('address2')} label="Flat, floor or building" optional autoComplete="address-line2" />
      <div className={forms.pair}>
        {postcode && <Field {...field('zip')} label={postcode.label} autoComplete="postal-code" />}
        <Field {...field('city')} label="City" autoComplete="address-level2" />
      </div>
      {region &&
        (region.choices.length > 0 ? (
          <SelectField {...field('province')} label={region.label} autoComplete="address-level1">
            <option value="">Choose</option>
            {region.choices.map(({ code, name: label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            {...field('province')}
            label={region.label}
            optional={!region.required}
            autoComplete="address-level1"
          />
        ))}
      <Field
        {...field('phone')}
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        hint="For the courier only. Start with + and the country code."
      />
      {!isDefault && (
        <Check checked={asDefault} onChange={({ target }) => setAsDefault(target.checked)}>
          Use as my default address
        </Check>
      )}
      <div className={forms.buttons}>
        <Button type="submit" busy={busy}>
          Save address
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
