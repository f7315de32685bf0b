import type { CallerRequestHandler } from '../commerce/commerce.ts';
import type { AppParts } from '../http/app.ts';
import type { Role } from '../settings/deployment.ts';

/** A process that does something else: whoever sends requests here has them go wrong. */
export const ELSEWHERE: CallerRequestHandler = {
  fetch: () => new Response('This is answered elsewhere.', { status: 404, headers: { 'cache-control': 'no-store' } }),
};

/** The parts of a shop as one of its processes answers them. */
export function partsByRole(roles: ReadonlySet<Role>, parts: AppParts): AppParts {
  const { commerce } = parts;
  return {
    ...parts,
    ...(!roles.has('provider') && {
      commerce: { ...commerce, api: ELSEWHERE, selfService: ELSEWHERE, checkout: ELSEWHERE, mailbox: undefined },
    }),
    ...(!roles.has('web') && { services: ELSEWHERE }),
  };
}
