import { describe, expect, it } from 'vitest';
import { code128 } from './code-128.ts';

/** Reads the bars back as a scanner does: eleven modules a symbol, told apart by the widths in them. */
function modulesOf(text: string): string {
  const { bars, width } = code128(text);
  const modules = Array.from({ length: width }, () => '0');
  for (const bar of bars) for (let at = bar.x; at < bar.x + bar.width; at += 1) modules[at] = '1';
  return modules.join('');
}

describe('a barcode of a return', () => {
  it('begins, checks and ends as the standard says', () => {
    // "Wikipedia" of ISO/IEC 15417 examples: start B, the text, check symbol 88, stop
    const modules = modulesOf('Wikipedia');
    expect(modules).toHaveLength(11 * 11 + 13);
    expect(modules.slice(0, 11)).toBe('11010010000');
    expect(modules.slice(11, 22)).toBe('11101000110');
    expect(modules.slice(-24, -13)).toBe('11110010010');
    expect(modules.slice(-13)).toBe('1100011101011');
  });

  it('gives every symbol eleven modules, three bars of them even in sum', () => {
    for (let code = 32; code < 127; code += 1) {
      const symbol = modulesOf(String.fromCharCode(code)).slice(11, 22);
      expect(symbol).toHaveLength(11);
      expect(symbol.startsWith('1') && symbol.endsWith('0')).toBe(true);
      expect(symbol.split('1').length % 2, symbol).toBe(1);
    }
    const all = Array.from({ length: 95 }, (_, index) => modulesOf(String.fromCharCode(index + 32)).slice(11, 22));
    expect(new Set(all).size).toBe(95);
  });

  it('says nothing a scanner could not read', () => {
    expect(() => code128('ü')).toThrow('cannot say');
    expect(() => code128('\n')).toThrow('cannot say');
  });
});
