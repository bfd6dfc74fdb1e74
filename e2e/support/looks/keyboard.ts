import type { Locator, Page } from '@playwright/test';

const MAX_STOPS = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_STOPS} presses of Tab do not lead to ${String(target)}`);
}

export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** In an opened menu, by its arrow keys. */
export async function pressInMenu(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  for (let stop = 0; stop < MAX_STOPS && !(await hasFocus(item)); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
