import { test } from '@playwright/test';
import { walkOfReturningCustomer } from '../../support/walks/returning-customer';

test('a customer reorders to a saved address, likes a product and waits for one to be back [N-18-402]', async ({
  page,
  request,
}) => {
  await walkOfReturningCustomer(page, request);
});
