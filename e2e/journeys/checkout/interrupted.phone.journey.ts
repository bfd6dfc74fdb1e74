import { test } from '@playwright/test';
import { walkThroughInterruptions } from '../../support/walks/interrupted-purchase';

test("a visitor's cart and favourites outlast sign-up and an ended session on a phone, and nobody else sees them [N-18-401]", async ({
  page,
  request,
}) => {
  await walkThroughInterruptions(page, request);
});
