import { test } from '@playwright/test';
import { walkOfReturningCustomer } from '../../support/walks/returning-customer';

test('a customer orders again from the cards of the history to a kept address, likes a product and waits for it on a phone [N-18-402]', async ({
  page,
  request,
}) => {
  await walkOfReturningCustomer(page, request);
});
