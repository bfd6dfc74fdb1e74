import { test } from '@playwright/test';
import { walkFromSearchToCart } from '../../support/walks/search-to-cart';

test('a misspelt search leads to a product, its pictures, its label and two units in the cart on a phone [N-18-400]', async ({
  page,
}) => {
  await walkFromSearchToCart(page, true);
});
