import { connectServices } from '../../store/services-database.ts';
import { redeem, undo } from '../rewards/redeem.ts';
import { keptCodes } from './kept-codes.ts';

// A process that redeems and undoes until it is killed: <database> <account> <run>. It writes a line for each thing done.
const [url = '', account = '', run = ''] = process.argv.slice(2);
const db = connectServices(url, { applicationName: 'redeeming-process', max: 4 });
const context = { db, maker: await keptCodes(db) };

async function oneShopper(shopper: number): Promise<void> {
  for (let wish = 0; ; wish += 1) {
    const requestKey = `run-${run}-${shopper}-${wish}`;
    const question = { account: Number(account), reward: 'sticker-pack', requestKey, now: new Date() } as const;
    const result = await redeem(context, question);
    if (result.ok && (wish + shopper) % 3 > 0)
      await undo(context, { account: Number(account), id: result.redemption.id, now: new Date() });
    process.stdout.write('.\n');
  }
}

await Promise.all([1, 2, 3, 4].map(oneShopper));
