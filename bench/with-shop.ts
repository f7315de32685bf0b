import { spawn } from 'node:child_process';
import { once } from 'node:events';
import startShop from '../e2e/shop-under-test.ts';

/**
 * `node bench/with-shop.ts COMMAND …`: opens the whole shop, runs a command beside it that finds it in `SHOP_URL`, and closes it.
 * For tools that are not ours: `node bench/with-shop.ts sh -c 'wrk -t1 -c20 -d5m --latency -s bench/pages.lua $SHOP_URL'`.
 */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Say what to run beside the shop.');
  process.exit(2);
}
const stop = await startShop();
try {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await stop();
}
