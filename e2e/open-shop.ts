import { openShop } from './shop-under-test.ts';

/**
 * `node e2e/open-shop.ts`: the shop for journeys in a process of its own. Says in a line of JSON where it is once it is
 * open, and closes it when its input ends.
 */
const { close, ...addresses } = await openShop();
console.log(JSON.stringify(addresses));

let closing = false;
async function end(): Promise<void> {
  if (closing) return;
  closing = true;
  await close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
process.stdin.resume();
process.stdin.once('close', () => void end());
