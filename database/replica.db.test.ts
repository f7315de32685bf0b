import { afterEach, expect, it } from 'vitest';
import { type Replica, watchReplica } from './replica.ts';
import { ownServers, until } from './testing/own-server.ts';

const servers = ownServers();
const watched: Replica[] = [];
afterEach(async () => {
  await Promise.all(watched.splice(0).map((replica) => replica.close()));
  await servers.clear();
});

/** Further on than any log of these tests. */
const NEVER_YET = 'FFFFFFFF/0';

it('says when it goes, and keeps nobody waiting who would have read from it', async () => {
  const server = await servers.start(await servers.folder());
  const heard: boolean[] = [];
  const replica = await watchReplica(server.url, (isUsable) => heard.push(isUsable));
  watched.push(replica);
  expect([heard, replica.isUsable()]).toEqual([[true], true]);
  // A primary in its place is never behind.
  expect(await replica.caughtUp(NEVER_YET)).toBe(true);
  await server.stop();
  await until(() => heard.length === 2);
  expect([heard, replica.isUsable()]).toEqual([[true, false], false]);
  expect(await replica.caughtUp(NEVER_YET, 60_000)).toBe(true);
});
