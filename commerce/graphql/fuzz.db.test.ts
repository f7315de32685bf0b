import { it } from 'vitest';
import { fuzzProvider } from '../testing/fuzz-provider.ts';

const SEED = 4_210;
const OPERATIONS = process.env.NIGHTLY ? 500 : 150;

it(`operations at random never break it: ${OPERATIONS}, with hostile values (B2; seed ${SEED})`, async () => {
  await fuzzProvider({ seed: SEED, operations: OPERATIONS });
}, 240_000);
