import { beforeEach, expect, test } from 'vitest';
import { closeAccountDialog, createSessionStore, dialogOf, openAccountDialog, sessionStore } from './session-state.ts';

beforeEach(() => sessionStore.setState(createSessionStore().getInitialState(), true));

test('on the server, and until storage has been looked at, nobody is signed in or out', () => {
  expect(sessionStore.getInitialState()).toMatchObject({ phase: 'unread', token: undefined, customer: undefined });
});

test('the flag that an account is needed first opens the dialog on the register form, until another is asked for (SHP-025)', () => {
  sessionStore.setState({ registerForced: true, dialog: 'menu' });
  expect(dialogOf(sessionStore.getState())).toBe('register');
  openAccountDialog('sign-in');
  expect(dialogOf(sessionStore.getState())).toBe('sign-in');
  sessionStore.setState({ registerForced: true });
  closeAccountDialog();
  expect(sessionStore.getState()).toMatchObject({ registerForced: false, dialog: undefined });
});

test('why it takes an account is said until the dialog is closed or another is asked for', () => {
  openAccountDialog('sign-in', 'Because.');
  expect(sessionStore.getState().reason).toBe('Because.');
  closeAccountDialog();
  expect(sessionStore.getState().reason).toBeUndefined();
  openAccountDialog('sign-in', 'Because.');
  openAccountDialog('register');
  expect(sessionStore.getState().reason).toBeUndefined();
});

test('one dialog at most is open', () => {
  openAccountDialog('sign-in');
  openAccountDialog('menu');
  expect(sessionStore.getState().dialog).toBe('menu');
});
