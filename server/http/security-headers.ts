import { createHash } from 'node:crypto';
import { BEFORE_PAINT_SCRIPT } from '@bluebird-bay/storefront/src/before-paint-script.ts';
import { FIRST_VIEW_SCRIPT } from '@bluebird-bay/storefront/src/page-runtime/first-view/generated/first-view-script.ts';
import { TRUSTED_POLICY } from '@bluebird-bay/storefront/src/page-runtime/names.ts';
import type { BrowserOrigins } from '../commerce/commerce.ts';

/** What every response carries, whatever it is (reliability A13). */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** How a policy names a script by its text. */
function sourceHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * The pages' policy: scripts, styles and fonts are ours, nothing is framed, and of what stands inline only the
 * scripts execute that see to the first view and look for the shopper's country. Pictures and answers are ours or the provider's. Inline
 * `style` attributes carry data (a print's picture, a rating's width); they cannot run anything.
 */
export function contentSecurityPolicy({ connect, pictures, forms }: BrowserOrigins): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${sourceHash(FIRST_VIEW_SCRIPT)}' '${sourceHash(BEFORE_PAINT_SCRIPT)}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    ['connect-src', "'self'", ...connect].join(' '),
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_POLICY}`,
    "base-uri 'none'",
    ['form-action', "'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface HeaderRules {
  /** The content security policy; an answer that brings a policy of its own keeps that. */
  policy: string;
  /** Whether the shop is reached over HTTPS, so that browsers may be told never to try without. */
  https: boolean;
}

/** The headers every answer starts out with; what an answer says itself counts more. */
function securityHeaders({ policy, https }: HeaderRules): Readonly<Record<string, string>> {
  return {
    ...EVERYWHERE,
    'content-security-policy': policy,
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The headers of a shop at this origin, whose pages go to these others. */
export const headersOf = (shopOrigin: string, origins: BrowserOrigins): Readonly<Record<string, string>> =>
  securityHeaders({ policy: contentSecurityPolicy(origins), https: new URL(shopOrigin).protocol === 'https:' });
