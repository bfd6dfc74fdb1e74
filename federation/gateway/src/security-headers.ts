import type { PageStyles } from './pages/page-renderer.js';
import type { GatewaySettings } from './settings.js';

const OWN = "'self'";

type Origins = Pick<GatewaySettings, 'widgetOrigins' | 'imageOrigins'>;

interface StyleSources extends PageStyles {
  nonce: string | null;
}

const UNSAFE_INLINE = "'unsafe-inline'";

const stylePolicy = ({ widgetOrigins }: Origins, styles: StyleSources | null): Record<string, string> => {
  if (!styles) return { 'style-src': OWN };
  if (!styles.addsNonce) return { 'style-src': `${OWN} ${UNSAFE_INLINE}` };
  const nonce = styles.nonce === null ? [] : [`nonce-${styles.nonce}`];
  const elements = [...styles.hashes, ...nonce].map((source) => `'${source}'`);
  return {
    'style-src': [OWN, ...elements].join(' '),
    // How the card widget adds styles is undocumented.
    ...(widgetOrigins.length > 0 ? { 'style-src-attr': UNSAFE_INLINE } : {}),
  };
};

const TRUSTED_TYPES = { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' };

/** Foreign scripts may not support Trusted Types. */
const trustedTypes = (
  { widgetOrigins }: Origins,
  styles: StyleSources | null,
): Readonly<Record<string, string>> =>
  styles?.takesTrustedTypes && widgetOrigins.length === 0 ? TRUSTED_TYPES : {};

const policyFor = (origins: Origins, styles: StyleSources | null): Readonly<Record<string, string>> => {
  const { widgetOrigins, imageOrigins } = origins;
  const withWidget = [OWN, ...widgetOrigins].join(' ');
  return {
    'default-src': OWN,
    'script-src': [withWidget, ...(styles?.scriptHashes ?? []).map((hash) => `'${hash}'`)].join(' '),
    ...stylePolicy(origins, styles),
    'img-src': [withWidget, ...imageOrigins, 'data:'].join(' '),
    'connect-src': withWidget,
    // The invoice viewer frames a blob PDF.
    'frame-src': `${withWidget} blob:`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': OWN,
    'frame-ancestors': "'none'",
    ...trustedTypes(origins, styles),
  };
};

export const POLICY = 'content-security-policy';

/**
 * Style elements are allowed by hash, styles of scripts by a nonce: the visitor's id, so that the HTML is the same
 * for all (docs/adr/0024).
 */
export const contentPolicy = (origins: Origins, styles: StyleSources | null = null): string =>
  Object.entries(policyFor(origins, styles))
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** For every answer that is not the API's. Foreign origins come from settings only: the card widget's and images'. */
export const securityHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  [POLICY]: contentPolicy(origins),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Camera: staff scan codes; location: stores nearby; serial and USB: the till prints receipts.
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), serial=(self), usb=(self)',
  'cross-origin-opener-policy': 'same-origin',
});

/**
 * Refuses scripts without integrity. Not with the card widget: its provider publishes no integrity, and the policy
 * knows no exceptions.
 */
export const integrityPolicy = ({ widgetOrigins }: Origins): Readonly<Record<string, string>> =>
  widgetOrigins.length > 0 ? {} : { 'integrity-policy': 'blocked-destinations=(script)' };
