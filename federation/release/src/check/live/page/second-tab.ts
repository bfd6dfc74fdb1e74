/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { readAgreement } from './page-probe.js';

const STEP_MS = 50;

/** Types a letter into a field of the frame, as a visitor would. */
const isTyped = async (tab: Page): Promise<boolean> => {
  await tab.evaluate(() => {
    document.querySelector('#gate-typed')?.remove();
    const field = Object.assign(document.createElement('input'), { id: 'gate-typed' });
    (document.querySelector('body header') ?? document.body).append(field);
    field.focus();
  });
  await tab.keyboard.press('a');
  return tab.evaluate(() => document.querySelector<HTMLInputElement>('#gate-typed')?.value === 'a');
};

const hasSession = async (tab: Page, role: number | null): Promise<boolean> => {
  const found = await tab.evaluate(readAgreement);
  return found.sessionStatus === (role === null ? 'anonymous' : 'authenticated') && found.role === role;
};

/** A shell that still starts draws its frame anew and moves the focus. */
const isTrueWithin = async (tab: Page, limitMs: number, answer: () => Promise<boolean>): Promise<boolean> => {
  const deadline = Date.now() + limitMs;
  let isTrue = await answer();
  while (!isTrue && Date.now() < deadline) {
    await tab.waitForTimeout(STEP_MS);
    isTrue = await answer();
  }
  return isTrue;
};

/** Opens a page of the shell in another tab and says what the page in the first tab keeps from it. */
export const findInSecondTab = async (
  tab: Page,
  address: string,
  { role, limitMs }: { role: number | null; limitMs: number },
): Promise<string[]> => {
  await tab.goto(address, { waitUntil: 'commit' });
  if (!(await isTrueWithin(tab, limitMs, () => hasSession(tab, role))))
    return ['keeps a second tab from its session'];
  return (await isTrueWithin(tab, limitMs, () => isTyped(tab))) ? [] : ['takes typed keys from a second tab'];
};
