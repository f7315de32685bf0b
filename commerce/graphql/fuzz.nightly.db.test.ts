import { it } from 'vitest';
import { fuzzProvider } from '../testing/fuzz-provider.ts';

const SEED = Math.trunc(Date.now() / 86_400_000);
const OPERATIONS = 50_000;

it(`operations at random never break it: ${OPERATIONS} others every day (B2; seed ${SEED})`, async () => {
  await fuzzProvider({ seed: SEED, operations: OPERATIONS });
}, 3_600_000);
