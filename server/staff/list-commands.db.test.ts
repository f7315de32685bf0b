import { planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import { GIVEAWAY } from '@bluebird-bay/content/giveaway.ts';
import { drawGiveaway } from '@bluebird-bay/services/lists/giveaway-draw.ts';
import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_COMMANDS } from './list-commands.ts';

const PHRASE = 'Harbour ferry runs aground, crew blames gull';
const IN_TIME = new Date('2026-12-20T10:00:00Z');

describe('lists, from a terminal', () => {
  let test: ServicesTestDatabase;
  let now = new Date('2027-01-04T12:30:00Z');
  beforeAll(async () => {
    test = await emptyServicesDatabase();
    const entry = (list: 'giveaway' | 'waitlist', email: string, confirmed_at: Date | null, subject = '') => ({
      list,
      email,
      subject,
      confirmed_at,
      token: `${list}-${email}`
        .replace(/[^\w-]/g, '_')
        .padEnd(32, '0')
        .slice(0, 32),
    });
    await test.db
      .insertInto('services.list_entry')
      .values([
        ...Array.from({ length: 20 }, (_, index) => entry('giveaway', `s${index}@bay.example`, IN_TIME)),
        entry('giveaway', 'late@bay.example', new Date('2027-01-01T00:00:00Z')),
        entry('giveaway', 'silent@bay.example', null),
        entry('waitlist', 'ana@bay.example', IN_TIME, '=HYPERLINK("https://evil.example")'),
      ])
      .execute();
  });
  afterAll(() => test.close());

  async function run(...argv: string[]) {
    const plan = planCommand(argv, LIST_COMMANDS);
    return plan.kind === 'done' ? plan.outcome : plan.run({ withServices: (work) => work(test.db), clock: () => now });
  }

  it('are counted, exported without formulas, and told to whom they are about (CNT-003)', async () => {
    expect((await run('lists', 'show')).out.join('\n')).toMatch(/giveaway +21 on it +1 asked and not answered yet/);
    expect((await run('lists', 'show', '--of', 'ANA@bay.example')).out).toHaveLength(1);
    expect((await run('lists', 'show', '--of', 'nobody@bay.example')).out).toEqual([
      'nobody@bay.example is on no list.',
    ]);
    const { out } = await run('lists', 'export', 'waitlist');
    expect(out).toEqual([
      'email,subject,since,leave',
      expect.stringMatching(
        /^ana@bay\.example,"'=HYPERLINK\(""https:\/\/evil\.example""\)",2026-12-20,\/services\/lists\/leave\?token=/,
      ),
    ]);
    expect((await run('lists', 'export', 'vip')).exitCode).not.toBe(0);
  });

  it('draw the giveaway once, from those who confirmed in time, as anybody can work out, masked and kept (CNT-006)', async () => {
    now = new Date(new Date(GIVEAWAY.drawsAt).getTime() - 1_000);
    const early = await run('giveaway', 'draw', '--phrase', PHRASE);
    expect([early.exitCode, early.err.join()]).toEqual([1, expect.stringContaining(GIVEAWAY.drawsAt)]);
    expect((await run('giveaway', 'draw', '--phrase', PHRASE, '--rehearse')).out[0]).toContain('20 take part by now');
    expect(await test.db.selectFrom('services.giveaway_draw').selectAll().execute()).toEqual([]);

    now = new Date('2027-01-04T12:30:00Z');
    // Between noon and the draw nobody's entry goes.
    expect(await run('giveaway', 'end')).toMatchObject({ exitCode: 1, err: ['It has not been drawn yet.'] });
    const expected = drawGiveaway(
      Array.from({ length: 20 }, (_, index) => `s${index}@bay.example`),
      PHRASE,
    ).slice(0, GIVEAWAY.places);
    const first = await run('giveaway', 'draw', '--phrase', PHRASE);
    expect(first.exitCode).toBe(0);
    for (const [index, { number }] of expected.entries()) expect(first.out[index + 1]).toContain(number);
    expect(first.out.join()).not.toContain(expected[0]?.email);
    expect((await run('giveaway', 'draw', '--phrase', PHRASE, '--whole')).out[1]).toContain(expected[0]?.email);
    // Whoever enters or leaves afterwards changes nothing, and nor does another phrase.
    await test.db
      .deleteFrom('services.list_entry')
      .where('email', '=', expected[0]?.email ?? '')
      .execute();
    expect((await run('giveaway', 'draw', '--phrase', `  ${PHRASE} `)).out).toEqual(first.out);
    expect((await run('giveaway', 'draw', '--phrase', 'Another headline')).err.join()).toContain('is not drawn again');

    expect((await run('giveaway', 'end')).out).toEqual(['21 addresses are forgotten.']);
    expect(await test.db.selectFrom('services.giveaway_winner').selectAll().execute()).toEqual([]);
  });
});
