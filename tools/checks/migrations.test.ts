import { expect, it } from 'vitest';
import { migrationViolations } from './migrations.ts';

it('finds two migrations of one number in a room, and names that give none', () => {
  const files = ['0100_sand.sql', '0100_sea.sql', 'shells.sql'].map((name) => `services/store/migrations/${name}`);
  expect(migrationViolations(files)).toEqual([
    'services/0100_sea.sql and services/0100_sand.sql share a number; give the newer one the next that is free.',
    'services/shells.sql is not named like 0042_what_it_does.sql.',
  ]);
});

it('counts rooms one by one', () => {
  expect(migrationViolations(['commerce/store/migrations/0100_a.sql', 'services/store/migrations/0100_b.sql'])).toEqual(
    [],
  );
});

it('finds nothing in the migrations as they are', () => {
  expect(migrationViolations()).toEqual([]);
});
