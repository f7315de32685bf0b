import { createNetworkLimits } from '../cart/network-limits.ts';
import { connectCommerce } from '../store/commerce-database.ts';

/** `fork(guess-codes.ts, [database, network, times])`: a process that tries codes in one moment and tells how many it may try. */
const [url = '', network = '', times = '0'] = process.argv.slice(2);
const db = connectCommerce(url, { applicationName: 'guess-codes' });
const moment = new Date('2026-11-20T10:00:00Z');
const limits = createNetworkLimits({ clock: () => moment, sharedBy: db });
let allowed = 0;
for (let at = 0; at < Number(times); at += 1) if (await limits.allows('code', network)) allowed += 1;
await db.destroy();
process.send?.(allowed);
