import { useState } from 'react';
import { ArrowLabel, arrowLinkClass, Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { IconButton, IconCount, iconButtonClass } from '../../ui/buttons/icon-button.tsx';
import linkButton from '../../ui/buttons/link-button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { ICON_SHAPES, Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Check } from '../../ui/inputs/check.tsx';
import chip from '../../ui/inputs/chip.module.css';
import { Field, SelectField } from '../../ui/inputs/field.tsx';
import { LongField } from '../../ui/inputs/long-field.tsx';
import options from '../../ui/inputs/option-tile.module.css';
import { QuantityStepper } from '../../ui/inputs/quantity-stepper.tsx';
import { Segments } from '../../ui/inputs/segments.tsx';
import { Example, State } from './example.tsx';

const isIconName = (name: string): name is IconName => name in ICON_SHAPES;

export function Buttons() {
  return (
    <>
      <Example title="Buttons">
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
        <State name="copies">
          <CopyButton value="BAY-7F3K-Q2" what="code" />
        </State>
        <State name="as wide as its box">
          <div style={{ width: 260 }}>
            <Button block>Check out</Button>
          </div>
        </State>
        <State name="link button">
          Not yours?{' '}
          <button type="button" className={linkButton.link}>
            Forget my sizes
          </button>
        </State>
        <State name="arrow link">
          <a href="/collections/all/" className={arrowLinkClass}>
            <ArrowLabel>All swim</ArrowLabel>
          </a>
        </State>
      </Example>
      <Example title="Buttons on dark" dark>
        <State name="light">
          <Button variant="light">Open the lookbook</Button>
        </State>
        <State name="quiet">
          <Button variant="quiet">Undo</Button>
        </State>
      </Example>
      <Example title="Icons">
        {Object.keys(ICON_SHAPES)
          .filter(isIconName)
          .map((name) => (
            <State key={name} name={name}>
              <Icon name={name} />
            </State>
          ))}
      </Example>
      <Example title="Icon buttons">
        <State name="bare">
          <IconButton icon="close" label="Close the example" />
        </State>
        <State name="float">
          <IconButton icon="heart" label="Save the example" variant="float" />
        </State>
        <State name="line">
          <IconButton icon="right" label="Forward" variant="line" />
        </State>
        <State name="small">
          <IconButton icon="plus" iconSize="small" label="One more example" />
        </State>
        <State name="disabled">
          <IconButton icon="left" label="Back" variant="line" disabled />
        </State>
        <State name="with a count">
          <span className={iconButtonClass()}>
            <Icon name="heart" />
            <IconCount count={3} />
          </span>
        </State>
        <State name="with a loud count">
          <span className={iconButtonClass()}>
            <Icon name="bag" />
            <IconCount count={120} loud />
          </span>
        </State>
      </Example>
    </>
  );
}

export function Inputs() {
  const [count, setCount] = useState(2);
  const [unit, setUnit] = useState<'in' | 'cm'>('in');
  const [words, setWords] = useState('The parcel came with a shell in it.');
  return (
    <>
      <Example title="Fields">
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
        <State name="may stay empty">
          <Field label="Apartment" optional />
        </State>
        <State name="select">
          <SelectField label="Size">
            <option>Usually M</option>
            <option>Usually L</option>
          </SelectField>
        </State>
        <State name="select, wrong">
          <SelectField label="Bottoms size" error="Pick a size first.">
            <option>Size</option>
          </SelectField>
        </State>
        <State name="for several lines">
          <LongField label="Message" longest={200} value={words} onChange={({ target }) => setWords(target.value)} />
        </State>
      </Example>
      <Example title="Choices">
        <State name="check">
          <Check>Tops</Check>
          <Check defaultChecked>Bottoms</Check>
          <Check disabled>Hats</Check>
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
        <State name="sizes, small">
          <div className={options.options} style={{ width: 260 }}>
            <button type="button" className={classNames(options.option, options.small)} aria-pressed="false">
              S
            </button>
            <button type="button" className={classNames(options.option, options.small)} aria-pressed="true">
              M
            </button>
            <button
              type="button"
              className={classNames(options.option, options.small, options.out)}
              aria-disabled="true"
            >
              L
            </button>
          </div>
        </State>
        <State name="chips">
          <button type="button" className={chip.chip}>
            Bottoms <span className={chip.count}>64</span>
          </button>{' '}
          <button type="button" className={classNames(chip.chip, chip.on)} aria-pressed="true">
            Tops <span className={chip.count}>217</span>
          </button>{' '}
          <button type="button" className={classNames(chip.chip, chip.remove)} aria-label="Remove Yellow">
            Yellow
            <Icon name="close" />
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
          <QuantityStepper label="the example" value={count} onChange={setCount} />
        </State>
      </Example>
    </>
  );
}
