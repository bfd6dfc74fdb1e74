import { test } from '@playwright/test';
import { walkThroughInterruptions } from '../../support/walks/interrupted-purchase';

test("a visitor's cart and favourites outlast sign-up and an ended session, unseen by others [N-18-401, N-18-404]", async ({
  page,
  request,
}) => {
  await walkThroughInterruptions(page, request);
});
