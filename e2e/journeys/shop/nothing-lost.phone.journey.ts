import { test } from '@playwright/test';
import { walkWithoutNetwork } from '../../support/walks/offline-reload';

test.use({ serviceWorkers: 'allow' });

test('a reload without a network shows the products that were read, and signing out removes what was kept on a phone [N-18-012]', async ({
  page,
  request,
}) => {
  await walkWithoutNetwork(page, request);
});
