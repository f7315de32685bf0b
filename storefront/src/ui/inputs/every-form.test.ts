import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../buttons/button.tsx';

const SOURCE = new URL('../../', import.meta.url);
const FORMS = globSync('**/*.tsx', { cwd: SOURCE })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(new URL(file, SOURCE), 'utf8') }))
  .filter(({ text }) => /<form[\s>]/.test(text));

/** They send nothing: they lead somewhere, narrow a list, or stand only where there is no script. The bag is tested by itself. */
const SEND_NOTHING = [
  'features/collection/filter/price-field.tsx',
  'features/layout/error/error-page.tsx',
  'features/product/buying/buy-box.tsx',
  'features/product/page/product-text.tsx',
  'features/search/search-box.tsx',
  'features/suitcase/picker.tsx',
];
/** The hooks that most forms stand on: nothing is sent twice, what went wrong is said, and the focus goes there. */
const HOOK = /useForm(<[^>]+>)?\(|useEmailForm\(/;
/** What is wrong moves the focus to where it is said, or is read out by itself. */
const SAYS_WRONG = /useFocusOnWrong\(|\.focus\(\)|role="(alert|status)"|\? 'alert'|<Alert\b|toast/i;

it('is not sent by a busy button, neither by a press nor by Enter in a field, which presses the button', () => {
  const pressed = vi.fn();
  const event = { preventDefault: vi.fn() };
  Button({ type: 'submit', busy: true, onClick: pressed }).props.onClick(event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(pressed).not.toHaveBeenCalled();
  Button({ busy: false, onClick: pressed }).props.onClick(event);
  expect(pressed).toHaveBeenCalledOnce();
});

describe('every form', () => {
  it('is one that is known to send something, or nothing', () => {
    expect(FORMS.length).toBeGreaterThan(20);
    expect(SEND_NOTHING.filter((name) => !FORMS.some(({ file }) => file === name))).toEqual([]);
  });

  it.each(FORMS.filter(({ file, text }) => !SEND_NOTHING.includes(file) && !HOOK.test(text)))(
    '$file sends nothing while something is under way, and says what went wrong',
    ({ text }) => {
      expect(text).toMatch(/<Button\s[^>]*type="submit"[^>]* busy=\{/);
      expect(text).toMatch(SAYS_WRONG);
    },
  );

  it.each(FORMS.filter(({ text }) => HOOK.test(text)))('$file shows what its hook knows', ({ text }) => {
    expect(text).toMatch(/busy=\{busy\}/);
    expect(text).toMatch(/\{\.\.\.form\}|ref=\{form\}/);
    expect(text).toMatch(/error=\{|\{\.\.\.field\(/);
    expect(text).toMatch(/<FormAlert (problem=\{problem\}|\{\.\.\.alert\})/);
  });
});
