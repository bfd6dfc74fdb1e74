import { test } from '@playwright/test';
import { walkOfReturningCustomer } from '../../support/walks/returning-customer';

test('a customer on a phone reorders from the history to a saved address, likes a product and asks to be told when it is back [N-18-402]', async ({
  page,
  request,
}) => {
  await walkOfReturningCustomer(page, request);
});
