import { test } from '@playwright/test';
import { walkOfReturningCustomer } from '../../support/walks/returning-customer';

test('a customer reorders to a saved address, likes a product, waits for one to be back and buys in eight presses [N-18-402, N-38-225]', async ({
  page,
  request,
}) => {
  await walkOfReturningCustomer(page, request);
});
