import { open } from '@bluebird-bay/content/stockists/stockist.ts';
import { STOCKISTS } from '@bluebird-bay/content/stockists/stockists.ts';
import { describe, expect, it } from 'vitest';
import { hoursText, isOpen } from './opening.ts';

const marseille = {
  timeZone: 'Europe/Paris',
  hours: [open([2, 6], '10:00', '13:00'), open([2, 6], '14:30', '19:00')],
};

describe('opening hours', () => {
  it('are told by run of days', () => {
    expect(hoursText(marseille.hours)).toEqual([{ days: 'Tue to Sat', times: '10:00–13:00, 14:30–19:00' }]);
    expect(hoursText([open([1, 7], '09:00', '18:00')])).toEqual([{ days: 'Every day', times: '09:00–18:00' }]);
    expect(hoursText([open([3, 6], '10:00', '17:30'), open([7, 7], '11:00', '16:00')]).map(({ days }) => days)).toEqual(
      ['Wed to Sat', 'Sun'],
    );
  });

  it.each([
    ['2026-11-24T09:30:00Z', true, 'Tuesday, half past ten there'],
    ['2026-11-24T12:00:00Z', false, 'one o’clock there: lunch'],
    ['2026-11-24T13:29:00Z', false, 'a minute before it opens again'],
    ['2026-11-24T13:30:00Z', true, 'half past two'],
    ['2026-11-23T09:30:00Z', false, 'Monday'],
    ['2026-11-29T09:30:00Z', false, 'Sunday'],
  ])('at %s: %s (%s)', (moment, expected) => {
    expect(isOpen(marseille, new Date(moment))).toBe(expected);
  });

  it('go by the clock of the place', () => {
    const tokyo = { timeZone: 'Asia/Tokyo', hours: [open([3, 3], '12:00', '13:00')] };
    expect(isOpen(tokyo, new Date('2026-11-25T03:30:00Z'))).toBe(true);
    expect(isOpen(tokyo, new Date('2026-11-25T12:30:00Z'))).toBe(false);
  });

  it('of every stockist can be told and are in order', () => {
    for (const { name, hours, timeZone } of STOCKISTS) {
      expect(() => isOpen({ hours, timeZone }, new Date()), name).not.toThrow();
      for (const { from, to, days } of hours) {
        expect(from < to, name).toBe(true);
        expect(days.length, name).toBeGreaterThan(0);
      }
    }
  });
});
