const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  // antd writes its styles into style elements at run time; scripts have no such exception.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'object-src': "'none'",
  // The viewer of invoices frames a PDF that the page itself made from an answer of the API.
  'frame-src': "'self' blob:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Headers of every answer that is not the API's own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(POLICY)
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Sent with pages: browsers that know it refuse every script that carries no integrity. */
export const INTEGRITY_POLICY = { 'integrity-policy': 'blocked-destinations=(script)' } as const;
