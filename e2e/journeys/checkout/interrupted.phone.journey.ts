import { test } from '@playwright/test';
import { walkThroughInterruptions } from '../../support/walks/interrupted-purchase';

test('what a visitor wants outlasts sign-up and an ended session until it is ordered, and nobody else sees it on a phone [N-18-401]', async ({
  page,
  request,
}) => {
  await walkThroughInterruptions(page, request);
});
