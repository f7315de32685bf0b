import type { CommerceDb } from '../../store/commerce-database.ts';
import { findLetter, newestLetters } from '../../store/mailbox.ts';
import { isLocalVisitor } from './local-visitor.ts';
import { LETTER_POLICY, letterPage, listPage, MAILBOX_POLICY, MAILBOX_STYLE } from './mailbox-pages.ts';

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

/** The letters of a shop without a mail server. Wired only where the database is the embedded one. */
export function createMailbox(db: CommerceDb): Mailbox {
  async function letterAnswer(id: number, isWhole: boolean): Promise<Response | undefined> {
    const letter = Number.isSafeInteger(id) ? await findLetter(db, id) : undefined;
    if (!letter) return undefined;
    return isWhole ? answer(letter.html, LETTER_POLICY) : answer(String(letterPage(letter)), MAILBOX_POLICY);
  }

  return {
    async fetch(request, caller) {
      if (request.method !== 'GET' || !isLocalVisitor(request, caller)) return undefined;
      const { pathname } = new URL(request.url);
      if (/^\/mailbox\/?$/.test(pathname))
        return answer(String(listPage(await newestLetters(db, SHOWN))), MAILBOX_POLICY);
      if (pathname === '/mailbox/mailbox.css') return answer(MAILBOX_STYLE, MAILBOX_POLICY, 'text/css; charset=utf-8');
      const [, id, html] = /^\/mailbox\/(\d{1,15})(\/letter\.html)?$/.exec(pathname) ?? [];
      return id === undefined ? undefined : letterAnswer(Number(id), html !== undefined);
    },
  };
}
