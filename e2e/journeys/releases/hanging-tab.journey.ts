import { join, resolve } from 'node:path';
import { expect, test, type CDPSession } from '@playwright/test';
import { makeAnotherRelease } from '../../support/next-build';
import { ACCOUNTS } from '../../support/shop';
import { openSecondShop, type SecondShop } from '../../support/second-shop';
import { tokenOf } from '../../support/staff';

const GOOD = resolve(import.meta.dirname, '../../../federation/proofs/foreign-remote/dist');
const REMOTE = 'foreign-remote';
const TITLE = 'Visitas a la planta';
const MAX_ANSWER_MS = 3_000;

interface Overview {
  data: { remotes: { name: string; numbers: Record<string, { errors: number }> }[] };
}

let shop: SecondShop;
/** The release whose page never comes to an end, after a good one. */
let hanging: string;
test.beforeAll(async () => {
  shop = await openSecondShop();
  await shop.release(GOOD);
  const folder = join(shop.dataDir, 'builds', 'hanging');
  await makeAnotherRelease(GOOD, folder, {
    version: '1.0.1',
    texts: { [`"${TITLE}"`]: '(()=>{console.log("hangs");for(;;);})()' },
  });
  hanging = (await shop.release(folder)).releaseId;
});
test.afterAll(() => shop.stop());

/** What the tab shows, or null while its page does not answer. */
const textOf = async (tab: CDPSession): Promise<string | null> => {
  const answer = tab.send('Runtime.evaluate', {
    expression: 'document.querySelector("main")?.innerText ?? ""',
  });
  const late = new Promise<null>((done) => setTimeout(done, MAX_ANSWER_MS, null));
  const outcome = await Promise.race([answer.catch(() => null), late]);
  return outcome === null ? null : String(outcome.result.value);
};

test('a reloaded tab shows the previous release after a hang, which counts against the new one [N-22-183]', async ({
  context,
  request,
}) => {
  const page = await context.newPage();
  const tab = await context.newCDPSession(page);
  const hangs = page.waitForEvent('console', { predicate: (said) => said.text() === 'hangs' });
  await tab.send('Page.navigate', { url: `${shop.url}/visitas` });
  await hangs;
  expect(await textOf(tab)).toBeNull();

  // What 'Exit page' of the browser does; its answer never comes.
  const crashed = page.waitForEvent('crash');
  void tab.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.send('Page.reload');
  await expect.poll(() => textOf(tab), { timeout: 30_000 }).toContain(TITLE);

  const token = await tokenOf(request, ACCOUNTS.superAdmin);
  const errors = async (): Promise<number | undefined> => {
    const answer = await request.get(`${shop.url}/release-desk/overview`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as Overview;
    return data.remotes.find(({ name }) => name === REMOTE)?.numbers[hanging]?.errors;
  };
  await expect.poll(errors, { timeout: 30_000 }).toBe(1);
});
