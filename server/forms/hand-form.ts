import { readText } from '@bluebird-bay/contract/bounded-body.ts';
import type { Operation } from '@bluebird-bay/services/contract/operation.ts';
import type { Services } from '@bluebird-bay/services/services.ts';
import type { Caller } from '../http/caller.ts';
import { isFromElsewhere, onTo, type PlainDocuments, type PlainMessage, plainPage } from './plain-page.ts';

/** Where forms are handed to, and whose pages they are on. */
export interface FormParts {
  services: Pick<Services, 'fetch'>;
  /** 'https://shop.example' */
  shopOrigin: string;
  plainDocument: PlainDocuments;
}

/** A form as a browser without scripts sends it, and what to say about it. */
export interface PlainForm {
  operation: Pick<Operation, 'path'>;
  /** So many bytes at the most; a larger one counts as empty. */
  limit: number;
  /** What the service is told of what was typed, and the page that says it is done. */
  bodyOf(typed: URLSearchParams): { body: object; done: string };
  /** The one way on from a page that says what is wrong. */
  action: PlainMessage['action'];
  /** To somebody who was sent here by another site. */
  elsewhere: string;
  /** Above what is wrong. */
  title: string;
  /** What to do about a field the service would not take. */
  advice: Readonly<Record<string, string>>;
  tooOften: string;
  /** Behind what is wrong. */
  kept: string;
}

async function adviceOf(answer: Response, { advice, tooOften }: PlainForm): Promise<string> {
  if (answer.status === 429) return tooOften;
  if (answer.status !== 400) return 'Something broke on our side. Try again in a minute.';
  const read: { error?: { field?: string } } = await answer.json();
  return advice[read.error?.field ?? ''] ?? 'Something in it will not do.';
}

/**
 * Hands a form to the service that takes it. Services take JSON alone, so that no form of another site reaches them; this asks who
 * sends it. Back in the browser what was typed is still there.
 */
export async function handForm(
  form: PlainForm,
  { request, caller }: { request: Request; caller: Caller },
  { services, shopOrigin, plainDocument }: FormParts,
): Promise<Response> {
  const said = (title: string, text: string, status: number): Response =>
    plainPage({ title, text, action: form.action }, plainDocument, status);
  if (isFromElsewhere(request, shopOrigin)) return said('That came from another site', form.elsewhere, 403);
  const { body, done } = form.bodyOf(new URLSearchParams((await readText(request, form.limit)) ?? ''));
  const answer = await services.fetch(
    new Request(`${shopOrigin}${form.operation.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    caller,
  );
  if (answer.ok) return onTo(done);
  return said(form.title, `${await adviceOf(answer, form)} ${form.kept}`, answer.status);
}
