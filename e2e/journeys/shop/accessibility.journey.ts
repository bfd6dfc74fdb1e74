import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/accessibility';
import { signInAtLastStep } from '../../support/walks/last-step';
import { VISITOR_PAGES } from '../../support/pages';
import { open, watchConsole } from '../../support/shop';
import { newCustomer } from '../../support/staff';
import { demandTrustedTypes } from '../../support/trusted-types';

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectNoViolations(page);
}

test('no public page has an axe violation', async ({ page }) => {
  const problems = watchConsole(page);
  await demandTrustedTypes(page);
  for (const path of [...VISITOR_PAGES, '/no-existe'])
    await test.step(path, () => expectAccessible(page, path));
  expect(problems.filter((problem) => /TrustedScript|TrustedHTML|trusted/i.test(problem))).toEqual([]);
});

test('the pages of a customer have no axe violation and no console error [S-006, N-16-205]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  await demandTrustedTypes(page);
  for (const path of await signInAtLastStep(page, await newCustomer(request)))
    await expectAccessible(page, path);
  expect(problems).toEqual([]);
  // The demand is there: a text is refused as HTML.
  const parsed = page.evaluate(() => new DOMParser().parseFromString('<p></p>', 'text/html').title);
  await expect(parsed).rejects.toThrow(/TrustedHTML/);
});
