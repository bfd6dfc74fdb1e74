import { test } from '@playwright/test';
import { walkFromSearchToCart } from '../../support/walks/search-to-cart';

test('a misspelt search leads to a product, its pictures and label, and two units in the cart [N-18-400, N-18-403]', async ({
  page,
}) => {
  await walkFromSearchToCart(page, false);
});
