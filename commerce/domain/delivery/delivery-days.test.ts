import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../country/countries.ts';
import { arrivalOf } from './delivery-days.ts';

const FRIDAY_MORNING = new Date('2026-11-20T10:00:00Z');

describe('arrivalOf', () => {
  it('counts working days from the day of the order', () => {
    expect(arrivalOf('standard', 'US', FRIDAY_MORNING)).toEqual({ from: '2026-11-25', to: '2026-11-27' });
    expect(arrivalOf('express', 'US', FRIDAY_MORNING)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
    expect(arrivalOf('pickup', 'US', FRIDAY_MORNING)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  });

  it('sends an order of the evening or of the weekend on the next working day', () => {
    const monday = arrivalOf('express', 'US', new Date('2026-11-23T09:00:00Z'));
    expect(arrivalOf('express', 'US', new Date('2026-11-20T16:00:00Z'))).toEqual(monday);
    expect(arrivalOf('express', 'US', new Date('2026-11-21T09:00:00Z'))).toEqual(monday);
    expect(arrivalOf('express', 'US', new Date('2026-11-22T23:59:00Z'))).toEqual(monday);
  });

  it('never promises a weekend, and never express later than standard', () => {
    for (const { code } of COUNTRIES) {
      for (let day = 1; day <= 14; day += 1) {
        const now = new Date(Date.UTC(2026, 10, day, 12));
        const [standard, express] = [arrivalOf('standard', code, now), arrivalOf('express', code, now)];
        for (const date of [standard.from, standard.to, express.from, express.to])
          expect([1, 2, 3, 4, 5]).toContain(new Date(date).getUTCDay());
        expect(express.to <= standard.from).toBe(true);
      }
    }
  });
});
