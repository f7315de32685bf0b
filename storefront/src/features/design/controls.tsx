import { useState } from 'react';
import { ArrowLabel, arrowLinkClass } from '../../ui/arrow-label.tsx';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import chip from '../../ui/chip.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ICON_SHAPES, type IconName } from '../../ui/icon-shapes.ts';
import options from '../../ui/option-tile.module.css';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Specimen, State } from './specimen.tsx';

const isIconName = (name: string): name is IconName => name in ICON_SHAPES;

export function Buttons() {
  return (
    <>
      <Specimen title="Buttons">
        {(['primary', 'outline', 'quiet'] as const).map((variant) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>Add to bag</Button>
          </State>
        ))}
        <State name="small">
          <Button size="small">Try again</Button>
        </State>
        <State name="busy">
          <Button busy>Add to bag</Button>
        </State>
        <State name="busy, outline">
          <Button variant="outline" busy>
            Buy it now
          </Button>
        </State>
        <State name="disabled">
          <Button disabled>Sold out</Button>
        </State>
        <State name="with an icon">
          <Button>
            <Icon name="check" /> Added
          </Button>
        </State>
        <State name="arrow link">
          <a href="/collections/all/" className={arrowLinkClass}>
            <ArrowLabel>All swim</ArrowLabel>
          </a>
        </State>
      </Specimen>
      <Specimen title="Buttons on dark" dark>
        <State name="light">
          <Button variant="light">Open the lookbook</Button>
        </State>
        <State name="quiet">
          <Button variant="quiet">Undo</Button>
        </State>
      </Specimen>
      <Specimen title="Icons">
        {Object.keys(ICON_SHAPES)
          .filter(isIconName)
          .map((name) => (
            <State key={name} name={name}>
              <Icon name={name} />
            </State>
          ))}
      </Specimen>
      <Specimen title="Icon buttons">
        <State name="bare">
          <IconButton icon="close" label="Close the example" />
        </State>
        <State name="float">
          <IconButton icon="heart" label="Save the example" variant="float" />
        </State>
        <State name="line">
          <IconButton icon="right" label="Forward" variant="line" />
        </State>
        <State name="disabled">
          <IconButton icon="left" label="Back" variant="line" disabled />
        </State>
      </Specimen>
    </>
  );
}

export function Inputs() {
  const [count, setCount] = useState(2);
  const [unit, setUnit] = useState<'in' | 'cm'>('in');
  return (
    <>
      <Specimen title="Fields">
        <State name="empty, with a hint">
          <Field label="Email" type="email" hint="For the receipt, and nothing else." />
        </State>
        <State name="filled">
          <Field label="First name" defaultValue="Marina" />
        </State>
        <State name="wrong">
          <Field label="ZIP code" defaultValue="12" error="A ZIP code has four digits." />
        </State>
        <State name="with a button at its end">
          <Field label="Password" type="password" end={<IconButton icon="close" label="Clear" />} />
        </State>
        <State name="disabled">
          <Field label="Country" defaultValue="Philippines" disabled />
        </State>
        <State name="select">
          <SelectField label="Size">
            <option>Usually M</option>
            <option>Usually L</option>
          </SelectField>
        </State>
      </Specimen>
      <Specimen title="Choices">
        <State name="check">
          <Check count={12}>Tops</Check>
          <Check defaultChecked count={4}>
            Bottoms
          </Check>
          <Check disabled count={0}>
            Hats
          </Check>
        </State>
        <State name="sizes">
          <div className={options.options} style={{ width: 260 }}>
            <button type="button" className={options.option} aria-pressed="false">
              S
            </button>
            <button type="button" className={options.option} aria-pressed="true">
              M
            </button>
            <button type="button" className={options.option} aria-pressed="false">
              L<small>2 left</small>
            </button>
            <button type="button" className={classNames(options.option, options.out)} aria-disabled="true">
              XL
            </button>
          </div>
        </State>
        <State name="chips">
          <button type="button" className={chip.chip}>
            Bottoms
          </button>{' '}
          <button type="button" className={chip.chip} aria-pressed="true">
            Tops
          </button>
        </State>
        <State name="segments">
          <Segments
            label="Unit"
            value={unit}
            onChange={setUnit}
            options={[
              { value: 'in', label: 'Inches' },
              { value: 'cm', label: 'Centimetres' },
            ]}
          />
        </State>
        <State name="quantity">
          <QuantityStepper label="the example" value={count} max={4} onChange={setCount} />
        </State>
      </Specimen>
    </>
  );
}
