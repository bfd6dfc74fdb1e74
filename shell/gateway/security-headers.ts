import type { GatewaySettings } from './settings.js';

const OWN = "'self'";

type Origins = Pick<GatewaySettings, 'widgetOrigins' | 'imageOrigins' | 'overrideOrigins'>;

const policyFor = ({
  widgetOrigins,
  imageOrigins,
  overrideOrigins,
}: Origins): Readonly<Record<string, string>> => {
  const withWidget = [OWN, ...widgetOrigins].join(' ');
  const withOverride = [withWidget, ...overrideOrigins].join(' ');
  return {
    'default-src': OWN,
    'script-src': withOverride,
    // antd writes its styles into style elements at run time; scripts have no such exception.
    'style-src': [OWN, ...overrideOrigins, "'unsafe-inline'"].join(' '),
    'img-src': [withOverride, ...imageOrigins, 'data:'].join(' '),
    'connect-src': withOverride,
    ...(overrideOrigins.length > 0 ? { 'font-src': [OWN, ...overrideOrigins].join(' ') } : {}),
    // The viewer of invoices frames a PDF that the page itself made from an answer of the API.
    'frame-src': `${withWidget} blob:`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': OWN,
    'frame-ancestors': "'none'",
  };
};

/**
 * Headers of every answer that is not the API's own. The card widget is the one foreign script of the shop: its origins
 * come from the settings, and without them the page loads nothing from anywhere else, but for the origins from which
 * staff may try a version of a remote, where a shop allows any.
 */
export const securityHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  'content-security-policy': Object.entries(policyFor(origins))
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/**
 * Sent with pages: browsers that know it refuse every script that carries no integrity. It knows no exceptions and Wompi
 * publishes no integrity of its widget, so a shop with the widget does without; the shell gives each of its own scripts
 * its integrity all the same (docs/adr, payments by event).
 */
export const integrityPolicy = ({ widgetOrigins }: Origins): Readonly<Record<string, string>> =>
  widgetOrigins.length > 0 ? {} : { 'integrity-policy': 'blocked-destinations=(script)' };
