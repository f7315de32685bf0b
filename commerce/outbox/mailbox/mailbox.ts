import { isLocalVisitor } from '@bluebird-bay/contract/local-visitor.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { findEmail, newestEmails } from '../../store/outbox/mailbox.ts';
import { emailPage, emailPolicy, listPage, MAILBOX_POLICY, MAILBOX_STYLE } from './mailbox-pages.ts';

const SHOWN = 100;

export interface Mailbox {
  /** Answers `/mailbox` and below; undefined for anybody who is not on this machine, as if there were no such place. */
  fetch(request: Request, caller: { address?: string | undefined }): Promise<Response | undefined>;
}

function answer(body: string, policy: string, type = 'text/html; charset=utf-8'): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

/** The emails of a shop without a mail server. Wired only where the database is the embedded one. */
export function createMailbox(db: CommerceDb, shopOrigin: string): Mailbox {
  async function emailAnswer(id: number, form: string | undefined): Promise<Response | undefined> {
    const email = Number.isSafeInteger(id) ? await findEmail(db, id) : undefined;
    if (!email) return undefined;
    if (form === 'letter.html') return answer(email.html, emailPolicy(shopOrigin));
    return answer(String(emailPage(email, form === 'text' ? 'text' : 'html')), MAILBOX_POLICY);
  }

  return {
    async fetch(request, caller) {
      if (request.method !== 'GET' || !isLocalVisitor(request, caller)) return undefined;
      const { pathname } = new URL(request.url);
      if (/^\/mailbox\/?$/.test(pathname))
        return answer(String(listPage(await newestEmails(db, SHOWN))), MAILBOX_POLICY);
      if (pathname === '/mailbox/mailbox.css') return answer(MAILBOX_STYLE, MAILBOX_POLICY, 'text/css; charset=utf-8');
      const [, id, form] = /^\/mailbox\/(\d{1,15})(?:\/(letter\.html|text))?$/.exec(pathname) ?? [];
      return id === undefined ? undefined : emailAnswer(Number(id), form);
    },
  };
}
