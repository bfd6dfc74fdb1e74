import type { Locator, Page } from 'playwright-core';
import { showComponent } from './show-component.js';

const dialog = { remote: 'mfe-invoicing', name: 'InvoiceDialog', press: ['Elegir todo', 'Facturar ('] };
const NEVER = () => false;
const PART = '[data-part]';
const SHOWN = '[data-remote="mfe-invoicing"][data-part="InvoiceDialog"]';

/** A page with these names to press; what it shows after all of them is given by selector. */
const aPage = (names: readonly string[], shown: Readonly<Record<string, number>>) => {
  const pressed: string[] = [];
  const locator = (name: string): Locator => {
    const self: Partial<Locator> = {
      or: () => self as Locator,
      first: () => self as Locator,
      click: () =>
        names.includes(name) ? Promise.resolve(void pressed.push(name)) : Promise.reject(new Error(name)),
      count: () => Promise.resolve(shown[name] ?? 0),
    };
    return self as Locator;
  };
  const page: Partial<Page> = {
    getByRole: (_role, options) => locator(String(options?.name)),
    locator: ((selector: string) => locator(selector)) as Page['locator'],
    waitForTimeout: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
  return { page: page as Page, pressed };
};
const limits = { mountMs: 250 };

describe('a component that a page shows', () => {
  it('appears once everything its user names was pressed in that order [N-22-167]', async () => {
    const { page, pressed } = aPage(dialog.press, { [PART]: 2, [SHOWN]: 1 });
    expect(await showComponent(page, dialog, limits, NEVER)).toEqual({ missing: null, isShown: true });
    expect(pressed).toEqual(dialog.press);
  });

  it('was not opened when one of them is not there', async () => {
    const { page } = aPage(['Elegir todo'], { [PART]: 1, [SHOWN]: 1 });
    const outcome = { missing: 'Facturar (', isShown: false };
    expect(await showComponent(page, dialog, limits, NEVER)).toEqual(outcome);
  });

  it('is missed when it does not appear in time, at once when the page has failed', async () => {
    const { page } = aPage(dialog.press, { [PART]: 1 });
    expect(await showComponent(page, dialog, limits, NEVER)).toEqual({ missing: null, isShown: false });
    const failed = showComponent(page, dialog, { mountMs: 60_000 }, () => true);
    expect(await failed).toEqual({ missing: null, isShown: false });
  });

  it('is not looked for under a shell that does not say what stands where', async () => {
    const { page } = aPage(dialog.press, {});
    expect(await showComponent(page, dialog, limits, NEVER)).toEqual({ missing: null, isShown: true });
  });
});
