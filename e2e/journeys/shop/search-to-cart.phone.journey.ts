import { test } from '@playwright/test';
import { walkFromSearchToCart } from '../../support/walks/search-to-cart';

test('on a phone a misspelt search leads to a product with its label and two units in the cart [N-18-400]', async ({
  page,
}) => {
  await walkFromSearchToCart(page, true);
});
