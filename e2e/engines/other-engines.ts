import { missingFor } from '../../tools/machine/system-programs.mjs';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** `missing`: Debian's packages that this machine lacks for it. */
export const OTHER_ENGINES = [
  { name: 'Firefox', start: startFirefox, missing: missingFor('Firefox') },
  { name: 'WebKit', start: startWebKit, missing: missingFor('WebKit') },
];
