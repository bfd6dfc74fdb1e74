import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { nextBuild } from '../../support/shops/next-build';
import { ACCOUNTS, fillSignIn, watchConsole } from '../../support/shop';
import { openSecondShop, type SecondShop } from '../../support/shops/second-shop';
import { tokenOf } from '../../support/staff';

const REMOTE = 'mfe-checkout';
const DIST = resolve(import.meta.dirname, '../../..', REMOTE, 'dist');

let shop: SecondShop;
let builds: string;
/** Release ids: the one that is live, the one before it, and the canary. */
let live: string;
let before: string;
let canary: string;

test.beforeAll(async () => {
  builds = mkdtempSync(join(tmpdir(), 'lacteos-builds-'));
  shop = await openSecondShop();
  const build = (hash: string): string => {
    nextBuild(DIST, join(builds, hash), hash);
    return join(builds, hash);
  };
  before = (await shop.release(build('aaaaaaaaaa'))).releaseId;
  live = (await shop.release(build('bbbbbbbbbb'))).releaseId;
  canary = (await shop.tryOut(build('cccccccccc'), 50)).releaseId;
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(builds, { recursive: true, force: true });
});

const signInAt = async (page: Page, email: string): Promise<void> => {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('logo-screen-seen', 'yes');
  });
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, email);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
};

type Playwright = PlaywrightWorkerArgs['playwright'];

/** A visitor who opens a page, and reports on the canary if they were served with it. */
const visitAndReport = async (playwright: Playwright, outcome: object): Promise<boolean> => {
  const request = await playwright.request.newContext();
  const html = await (await request.get(`${shop.url}/cart`)).text();
  const isServed = html.includes(`"${REMOTE}":"${canary}"`);
  const items = [{ remote: REMOTE, release: canary, ...outcome }];
  const data = { v: 1, shell: 'x', items };
  if (isServed) expect((await request.post(`${shop.url}/release-desk/reports`, { data })).status()).toBe(204);
  await request.dispose();
  return isServed;
};

/** Twenty visitors report on the canary; that is about every second one. */
const reportOften = async (playwright: Playwright, failures: number): Promise<void> => {
  const [good, bad] = [
    { kind: 'mount', ok: true, ms: 120 },
    { kind: 'mount', ok: false, code: 'thrown' },
  ];
  let reports = 0;
  for (let visitors = 0; reports < 20 && visitors < 200; visitors += 1)
    if (await visitAndReport(playwright, reports < failures ? bad : good)) reports += 1;
  expect(reports).toBe(20);
};

/** Reports on the canary that nobody's page sends. */
const forgeReports = async (playwright: Playwright): Promise<void> => {
  const request = await playwright.request.newContext();
  const items = [{ remote: REMOTE, release: canary, kind: 'mount', ok: false, code: 'thrown' }];
  for (let index = 0; index < 30; index += 1)
    await request.post(`${shop.url}/release-desk/reports`, { data: { v: 1, shell: 'x', items } });
  await request.dispose();
};

test('a failing canary is withdrawn automatically, and a click rolls back to the previous release', async ({
  page,
  playwright,
}) => {
  const problems = watchConsole(page);
  await signInAt(page, ACCOUNTS.superAdmin);
  await page.goto(`${shop.url}/admin/releases`);
  const card = page.getByRole('article', { name: REMOTE });
  const fact = (name: string) =>
    card.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(fact('En vivo')).toContainText(live);
  await expect(fact('Candidata')).toContainText(`${canary} 50 % de los visitantes`);
  await expect(fact('Anterior')).toContainText(before);

  await forgeReports(playwright);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(fact('Candidata')).toContainText(canary);
  await reportOften(playwright, 5);
  await expect(async () => {
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(fact('Candidata')).toContainText('Ninguna', { timeout: 2_000 });
  }).toPass();
  await expect(card.getByRole('row', { name: new RegExp(canary) })).toContainText('25');
  await card.getByText(/^Historial/).click();
  await expect(card.getByRole('listitem').first()).toContainText(
    /Candidata retirada.*Automático.*Motivo: Retirada automáticamente: 5 fallas en 20 informes/s,
  );
  await expectNoViolations(page);

  await card.getByRole('button', { name: 'Volver a la anterior' }).click();
  await page.getByLabel('Motivo').fill('Los precios salen sin IVA');
  await page.getByRole('button', { name: `Volver a ${before}` }).click();
  await expect(fact('En vivo')).toContainText(before);
  await expect(card.getByRole('listitem').first()).toContainText(
    /Devuelta.*Motivo: Los precios salen sin IVA/s,
  );
  const html = await (await page.request.get(`${shop.url}/cart`)).text();
  expect(html).toContain(`/releases/${REMOTE}/${before}/`);
  expect(problems).toEqual([]);
});

test('roles 1 to 3 neither see the page of releases nor get an answer from the desk', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  for (const email of [ACCOUNTS.customer, ACCOUNTS.cashier, ACCOUNTS.admin]) {
    const headers = { authorization: `Bearer ${await tokenOf(request, email)}` };
    const answers = [
      await request.get(`${shop.url}/release-desk/overview`, { headers }),
      await request.post(`${shop.url}/release-desk/rollback`, {
        headers,
        data: { remote: REMOTE, reason: 'Porque puedo' },
      }),
      await request.post(`${shop.url}/release-desk/canary`, {
        headers,
        data: { remote: REMOTE, percent: 100 },
      }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403]);
  }
  expect((await request.get(`${shop.url}/release-desk/overview`)).status()).toBe(401);
  await request.dispose();
  await signInAt(page, ACCOUNTS.admin);
  await page.goto(`${shop.url}/admin/releases`);
  await expect(page.getByRole('heading', { name: 'Esta página es para otro rol' })).toBeVisible();
});

test('staff try a published release in one tab, and a link asks a colleague’s tab for the same [N-22-133]', async ({
  page,
  context,
}) => {
  const problems = watchConsole(page);
  await signInAt(page, ACCOUNTS.admin);
  await page.goto(`${shop.url}/cart`);
  const section = page.locator(`main [data-remote="${REMOTE}"]`);
  await expect(section.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await section.getAttribute('data-release');
  const inspector = page.getByRole('dialog', { name: 'Inspector de secciones' });
  // The key does nothing before the work that waits for the first page.
  await expect(async () => {
    await page.keyboard.press('Alt+i');
    await expect(inspector).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await inspector.getByRole('button', { name: `${REMOTE} /cart` }).click();
  const choice = inspector.getByLabel('Puede reemplazarse por');
  const other = (await choice.locator('option').nth(1).getAttribute('value')) ?? '';
  await choice.selectOption(other);
  await expectNoViolations(page);
  await inspector.getByRole('button', { name: 'Probar en esta pestaña' }).click();
  await expect(page.locator(`main [data-remote="${REMOTE}"][data-release="${other}"]`)).toBeAttached();
  await expect(page.getByText(`Prueba de ${REMOTE} ${other}, solo en esta pestaña`)).toBeVisible();

  await expect(async () => {
    await page.keyboard.press('Alt+i');
    await expect(inspector).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const link = await inspector.getByLabel('Enlace para el equipo').inputValue();
  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(colleague.locator(`main [data-remote="${REMOTE}"][data-release="${shown}"]`)).toBeAttached();
  const question = colleague.getByRole('group', { name: 'Enlace de prueba' });
  await question.getByRole('button', { name: 'Probar en esta pestaña' }).click();
  await expect(colleague.locator(`main [data-remote="${REMOTE}"][data-release="${other}"]`)).toBeAttached();
  await expect(colleague).toHaveURL(`${shop.url}/cart`);
  expect(problems).toEqual([]);
});
