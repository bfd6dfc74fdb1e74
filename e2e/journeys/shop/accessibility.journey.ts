import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { signInAtLastStep } from '../../support/walks/last-step';
import { VISITOR_PAGES } from '../../support/looks/pages';
import { open, watchConsole } from '../../support/shop';
import { newCustomer } from '../../support/staff';
import { demandTrustedTypes } from '../../support/looks/trusted-types';

const DESKTOP = { width: 1440, height: 900 };

/** Widths of a small desktop at a zoom of 200 and 400 %. */
async function expectNoOverflow(page: Page, path: string): Promise<void> {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 450 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} at ${width}`).toBe(0);
  }
  await page.setViewportSize(DESKTOP);
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectNoViolations(page);
  await expectNoOverflow(page, path);
}

test('no public page has an axe violation or scrolls sideways when zoomed [N-18-241, N-18-447]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await demandTrustedTypes(page);
  for (const path of [...VISITOR_PAGES, '/no-existe'])
    await test.step(path, () => expectAccessible(page, path));
  expect(problems.filter((problem) => /TrustedScript|TrustedHTML|trusted/i.test(problem))).toEqual([]);
});

test('no page of a customer has an axe violation or scrolls sideways when zoomed [S-006, N-16-205, N-18-407]', async ({
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
