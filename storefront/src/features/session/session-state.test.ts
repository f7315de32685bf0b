import { beforeEach, expect, test } from 'vitest';
import {
  closeAccountDialog,
  createSessionStore,
  forceRegister,
  openAccountDialog,
  sessionStore,
} from './session-state.ts';

beforeEach(() => sessionStore.setState(createSessionStore().getInitialState(), true));

test('on the server, and until storage has been looked at, nobody is signed in or out', () => {
  expect(sessionStore.getInitialState()).toMatchObject({ phase: 'unread', token: undefined, customer: undefined });
});

test('an account that is needed first opens the dialog on the register form', () => {
  forceRegister();
  expect(sessionStore.getState()).toMatchObject({ registerForced: true, dialog: 'register' });
  closeAccountDialog();
  expect(sessionStore.getState()).toMatchObject({ registerForced: false, dialog: undefined });
});

test('one dialog at most is open', () => {
  openAccountDialog('sign-in');
  openAccountDialog('menu');
  expect(sessionStore.getState().dialog).toBe('menu');
});
