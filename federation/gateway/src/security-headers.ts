import type { PageStyles } from './pages/page-renderer.js';
import type { GatewaySettings } from './settings.js';

const OWN = "'self'";

type Origins = Pick<GatewaySettings, 'widgetOrigins' | 'imageOrigins' | 'overrideOrigins'>;

interface StyleSources extends PageStyles {
  /** Null: the page is shared, and scripts add no styles there. */
  nonce: string | null;
}

const UNSAFE_INLINE = "'unsafe-inline'";

const stylePolicy = (
  { widgetOrigins, overrideOrigins }: Origins,
  styles: StyleSources | null,
): Record<string, string> => {
  const files = [OWN, ...overrideOrigins];
  if (!styles) return { 'style-src': files.join(' ') };
  if (!styles.addsNonce) return { 'style-src': [...files, UNSAFE_INLINE].join(' ') };
  const nonce = styles.nonce === null ? [] : [`nonce-${styles.nonce}`];
  const elements = [...styles.hashes, ...nonce].map((source) => `'${source}'`);
  return {
    'style-src': [...files, ...elements].join(' '),
    // No document says how the card widget styles what it adds.
    ...(widgetOrigins.length > 0 ? { 'style-src-attr': UNSAFE_INLINE } : {}),
  };
};

/** What a page demands that takes no text as a script, the address of one or HTML (docs/adr/0036). */
const TRUSTED_TYPES = { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' };

/** A shop with a foreign script does without: nobody but its maker could change it. */
const trustedTypes = (
  { widgetOrigins, overrideOrigins }: Origins,
  styles: StyleSources | null,
): Readonly<Record<string, string>> =>
  styles?.takesTrustedTypes && widgetOrigins.length + overrideOrigins.length === 0 ? TRUSTED_TYPES : {};

const policyFor = (origins: Origins, styles: StyleSources | null): Readonly<Record<string, string>> => {
  const { widgetOrigins, imageOrigins, overrideOrigins } = origins;
  const withWidget = [OWN, ...widgetOrigins].join(' ');
  const withOverride = [withWidget, ...overrideOrigins].join(' ');
  return {
    'default-src': OWN,
    'script-src': [withOverride, ...(styles?.scriptHashes ?? []).map((hash) => `'${hash}'`)].join(' '),
    ...stylePolicy(origins, styles),
    'img-src': [withOverride, ...imageOrigins, 'data:'].join(' '),
    'connect-src': withOverride,
    ...(overrideOrigins.length > 0 ? { 'font-src': [OWN, ...overrideOrigins].join(' ') } : {}),
    // The viewer of invoices frames a PDF that the page itself made from an answer of the API.
    'frame-src': `${withWidget} blob:`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': OWN,
    'frame-ancestors': "'none'",
    ...trustedTypes(origins, styles),
  };
};

/** Name of the header with the policy. */
export const POLICY = 'content-security-policy';

/**
 * The policy of an answer. A page names its style elements by hash and gives those of scripts a nonce: the visitor's id,
 * which only this browser knows, so that the HTML is the same for all (docs/adr/0036).
 */
export const contentPolicy = (origins: Origins, styles: StyleSources | null = null): string =>
  Object.entries(policyFor(origins, styles))
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * Headers of every answer that is not the API's own. The card widget is the one foreign script of the shop: its origins
 * come from the settings, and without them the page loads nothing from anywhere else, but for the origins from which
 * staff may try a version of a remote, where a shop allows any.
 */
export const securityHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  [POLICY]: contentPolicy(origins),
  // Browsers apply it only over https.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Staff read codes with the camera of a phone; shoppers may look for stores near them.
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/**
 * Sent with pages: browsers that know it refuse every script that carries no integrity. It knows no exceptions, and a
 * provider publishes no integrity of its card widget, so a site with one does without; the shell gives each of its own
 * scripts its integrity all the same.
 */
export const integrityPolicy = ({ widgetOrigins }: Origins): Readonly<Record<string, string>> =>
  widgetOrigins.length > 0 ? {} : { 'integrity-policy': 'blocked-destinations=(script)' };
