import { localValues } from '../../storage/guarded-storage.ts';

/** Who brought the shopper: a member's code, until an account of the shopper's own has said it. */
const FRIEND_KEY = 'bayClubFriend';
const CODE = /^[A-Z]{3,10}-[A-Z0-9]{5}$/;

/** The code in the address of an invitation, if it looks like one. */
export function friendCodeIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('friend')?.trim().toUpperCase() ?? '';
  return CODE.test(code) ? code : undefined;
}

export const keepFriendCode = (code: string): void => localValues.write(FRIEND_KEY, code);

export function keptFriendCode(): string | undefined {
  const code = localValues.read(FRIEND_KEY);
  return code && CODE.test(code) ? code : undefined;
}

export const forgetFriendCode = (): void => localValues.remove(FRIEND_KEY);
