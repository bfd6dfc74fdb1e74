import { describe, expect, it } from '@jest/globals';
import { securityHeaders } from './security-headers.js';

describe("the permissions of the shop's pages", () => {
  const policy = securityHeaders({ widgetOrigins: [], imageOrigins: [] })['permissions-policy'];

  it.each(['camera', 'serial', 'usb', 'geolocation'])(
    'include %s for its own pages only [N-39-541]',
    (name) => {
      expect(policy).toMatch(new RegExp(`(^|, )${name}=\\(self\\)(,|$)`));
    },
  );

  it.each(['microphone', 'payment'])('exclude %s', (name) => {
    expect(policy).toMatch(new RegExp(`(^|, )${name}=\\(\\)(,|$)`));
  });
});
