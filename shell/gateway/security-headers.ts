import type { GatewaySettings } from './settings.js';

const OWN = "'self'";

type Origins = Pick<GatewaySettings, 'widgetOrigins' | 'imageOrigins'>;

const policyFor = ({ widgetOrigins, imageOrigins }: Origins): Readonly<Record<string, string>> => {
  const withWidget = [OWN, ...widgetOrigins].join(' ');
  return {
    'default-src': OWN,
    'script-src': withWidget,
    // antd writes its styles into style elements at run time; scripts have no such exception.
    'style-src': `${OWN} 'unsafe-inline'`,
    'img-src': [withWidget, ...imageOrigins, 'data:'].join(' '),
    'connect-src': withWidget,
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
 * come from the settings, and without them the page loads nothing from anywhere else.
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
export const integrityPolicy = (widgetOrigins: readonly string[]): Readonly<Record<string, string>> =>
  widgetOrigins.length > 0 ? {} : { 'integrity-policy': 'blocked-destinations=(script)' };
