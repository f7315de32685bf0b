import { describe, expect, it } from 'vitest';
import { isLocalAddress, isLocalVisitor } from './local-visitor.ts';

describe('an address of this machine alone', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('is %s', (address) => {
    expect(isLocalAddress(address)).toBe(true);
  });

  it.each(['https://shop.example', 'http://192.168.1.20:3000', 'http://localhost.shop.example', 'http://0.0.0.0:3000'])(
    'is not %s',
    (address) => expect(isLocalAddress(address)).toBe(false),
  );
});

describe('a visitor of this machine', () => {
  const visit = (host: string | undefined, url = 'http://localhost:3000/mailbox') =>
    isLocalVisitor(new Request(url, { headers: host === undefined ? {} : { host } }), { address: '127.0.0.1' });

  it('calls it by its own name, in the address and in the header', () => {
    expect([visit('localhost:3000'), visit('127.0.0.1:3000'), visit(undefined)]).toEqual([true, true, true]);
    expect(visit('evil.example')).toBe(false);
    expect(visit('localhost:3000', 'http://evil.example/mailbox')).toBe(false);
    expect(visit('local host')).toBe(false);
  });
});
