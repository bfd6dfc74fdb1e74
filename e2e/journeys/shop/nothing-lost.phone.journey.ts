import { test } from '@playwright/test';
import { walkWithoutNetwork } from '../../support/walks/offline-reload';

test.use({ serviceWorkers: 'allow' });

test('on a phone a reload offline shows the products that were read, and signing out removes them [N-18-012]', async ({
  page,
  request,
}) => {
  await walkWithoutNetwork(page, request);
});
