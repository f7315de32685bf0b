import { describe, expect, it } from 'vitest';
import { giftCardRecipient, giftCardsArrive, recipientText } from './gift-card-recipient.ts';

const said = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const LOLA = { 'Recipient email': ' lola@example.com ', 'Recipient name': 'Lola', Message: 'Swim!' };

describe('whom a gift card is for', () => {
  it('is whom the buyer named, at nine in the morning of the day by the buyer’s clock', () => {
    const recipient = giftCardRecipient(said({ ...LOLA, 'Send on': '2026-12-24', __shopify_offset: '-480' }));
    expect(recipient).toEqual({
      email: 'lola@example.com',
      name: 'Lola',
      message: 'Swim!',
      day: '2026-12-24',
      sendAt: new Date('2026-12-24T01:00:00Z'),
    });
    expect(recipientText(recipient)).toBe('For Lola, by email on 24 December');
  });

  it.each(['24.12.2026', '2026-02-31', '2026-13-01', 'soon', ''])('is told at once where the day is "%s"', (day) => {
    const recipient = giftCardRecipient(said({ ...LOLA, 'Send on': day }));
    expect([recipient.day, recipient.sendAt]).toEqual([undefined, undefined]);
    expect(recipientText(recipient)).toBe('For Lola, by email at once');
  });

  it('takes no nonsense for an address or a clock', () => {
    const recipient = giftCardRecipient(
      said({ 'Recipient email': 'lola', 'Send on': '2026-12-24', __shopify_offset: '9999999' }),
    );
    expect(recipient.email).toBeUndefined();
    expect(recipient.sendAt).toEqual(new Date('2026-12-24T09:00:00Z'));
    expect(recipientText(giftCardRecipient([]))).toBeUndefined();
  });

  it('says when the cards of an order arrive', () => {
    const line = (day?: string) => ({ attributes: said(day ? { 'Send on': day } : {}) });
    expect(giftCardsArrive([line()])).toBe('By email, within minutes');
    expect(giftCardsArrive([line('2026-12-24'), line('2026-12-24')])).toBe('By email on 24 December');
    expect(giftCardsArrive([line('2026-12-24'), line()])).toBe('By email, each on its day');
  });
});
