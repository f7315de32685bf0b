import { describe, expect, it } from 'vitest';
import { isLocalAddress } from './local-visitor.ts';

describe('an address of this machine alone', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('is %s', (address) => {
    expect(isLocalAddress(address)).toBe(true);
  });

  it.each(['https://shop.example', 'http://192.168.1.20:3000', 'http://localhost.shop.example', 'http://0.0.0.0:3000'])(
    'is not %s',
    (address) => expect(isLocalAddress(address)).toBe(false),
  );
});
