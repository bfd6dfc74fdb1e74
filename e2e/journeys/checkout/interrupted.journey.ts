import { test } from '@playwright/test';
import { walkThroughInterruptions } from '../../support/walks/interrupted-purchase';

test('what a visitor wants outlasts sign-up and an ended session until it is ordered, and nobody else sees it [N-18-401, N-18-404]', async ({
  page,
  request,
}) => {
  await walkThroughInterruptions(page, request);
});
