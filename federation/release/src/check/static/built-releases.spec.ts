import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from '../../contract/contract.js';
import { checkBudget } from './budget.js';

const ROOT = resolve(import.meta.dirname, '../../../../..');

describe('the built releases of the workspace', () => {
  it.each(['shell', 'mfe-storefront', 'mfe-checkout', 'mfe-backoffice', 'mfe-invoicing'])(
    '%s stays within its promised bytes until first view [N-22-171]',
    (project) => {
      const release = JSON.parse(
        readFileSync(resolve(ROOT, project, 'dist/release.json'), 'utf8'),
      ) as Release;
      expect(release.manifest?.budget).toBeDefined();
      expect(checkBudget(release)).toMatchObject([{ level: 'fine' }]);
    },
  );
});
