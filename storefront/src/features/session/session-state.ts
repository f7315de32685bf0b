import { createStore, type StoreApi, useStore } from 'zustand';
import type { SessionCustomerFieldsFragment } from '../../storefront-api/generated/operations.ts';

/** Who is signed in, as the provider says it. */
export type SessionCustomer = SessionCustomerFieldsFragment;

/** The one dialog of the account that may be open. */
export type AccountDialog = 'sign-in' | 'register' | 'recover' | 'menu';

/** A token in the place of one that was nearly over. */
export interface Renewal {
  from: string | undefined;
  to: string;
}

/** Two kinds of people come to the shop: visitors, and customers with a token (specification §6). */
export interface SessionState {
  /** `unread` until the browser's storage has been looked at; always so on the server. */
  phase: 'unread' | 'visitor' | 'customer';
  /** Opens the customer's account at the provider. Never shown, logged or put into an address. */
  token: string | undefined;
  /** The same customer's token before this one: what was asked for with it is still theirs. */
  renewal?: Renewal;
  /** Undefined until it is here, and when it could not be had. */
  customer: SessionCustomer | undefined;
  /** The account was made in this visit: it is welcomed once. */
  newlyRegistered: boolean;
  /** What was asked for last has worked. */
  success: boolean;
  /** The next thing must be an account: the dialog is open on the register form, until it is closed or another is asked for. */
  registerForced: boolean;
  /** The session ended by itself, so the shopper is told and shown the way back. */
  ended: boolean;
  /** The customer has closed their account in this visit: that is said where their pages were. */
  closed: boolean;
  /** What was asked for; see {@link dialogOf}. */
  dialog?: AccountDialog | undefined;
  /** Why it takes an account, where the shopper asked for something else. */
  reason?: string | undefined;
}

export type SessionStore = StoreApi<SessionState>;

/** What sign-out leaves behind (specification §4). */
export const SIGNED_OUT = {
  phase: 'visitor',
  token: undefined,
  customer: undefined,
  newlyRegistered: false,
  success: false,
} as const satisfies Partial<SessionState>;

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({
    ...SIGNED_OUT,
    phase: 'unread',
    registerForced: false,
    ended: false,
    closed: false,
  }));
}

/** The page's one session. On the server it stays unread: prerendered HTML holds nothing personal. */
export const sessionStore: SessionStore = createSessionStore();

/** Reads the session in a component; it renders again only when what `select` returns changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

/** The dialog that is to be open: an account that is needed first comes before what was asked for. */
export const dialogOf = ({ registerForced, dialog }: SessionState): AccountDialog | undefined =>
  registerForced ? 'register' : dialog;

const showDialog = (dialog?: AccountDialog, reason?: string): void =>
  sessionStore.setState({ dialog, reason, registerForced: false });

export const openAccountDialog: (dialog: AccountDialog, reason?: string) => void = showDialog;
export const closeAccountDialog = (): void => showDialog();
