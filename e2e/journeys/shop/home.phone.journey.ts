import { test } from '@playwright/test';
import { walkFromHome } from '../../support/walks/from-home';

test('on a phone the home page leads to families, new products, an article and the stores of a town [N-18-362]', async ({
  page,
}) => {
  await walkFromHome(page);
});
