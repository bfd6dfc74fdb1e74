import { test } from '@playwright/test';
import { walkFromHome } from '../../support/walks/from-home';

test('on a phone the home page leads to families, new products, an article and stores [N-18-362]', async ({
  page,
}) => {
  await walkFromHome(page);
});
