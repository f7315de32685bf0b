import { describe, expect, it } from 'vitest';
import { giftAttributes, giftText } from './gift-attributes.ts';

const LOLA = { name: ' Lola ', email: 'lola@example.com', day: '2026-12-24', message: 'Swim!' };

describe('whom a gift card is for', () => {
  it('is told in attributes of its line, and read from them', () => {
    const attributes = giftAttributes(LOLA);
    expect(attributes).toEqual([
      { key: 'Recipient name', value: 'Lola' },
      { key: 'Recipient email', value: 'lola@example.com' },
      { key: 'Send on', value: '2026-12-24' },
      { key: 'Message', value: 'Swim!' },
      { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
      { key: '__shopify_offset', value: String(new Date().getTimezoneOffset()) },
    ]);
    expect(giftText(attributes)).toBe('For Lola, by email on 24 December');
  });

  it('says what was left empty to nobody', () => {
    const attributes = giftAttributes({ ...LOLA, day: '', message: '  ' });
    expect(attributes.map(({ key }) => key)).toEqual([
      'Recipient name',
      'Recipient email',
      '__shopify_send_gift_card_to_recipient',
    ]);
    expect(giftText(attributes)).toBe('For Lola, by email at once');
    expect(giftText([{ key: 'Engraving', value: null }])).toBeUndefined();
  });
});
