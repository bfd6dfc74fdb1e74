import { expect, test } from '@playwright/test';
import {
  addProducts,
  fillSignIn,
  newIdentity,
  open,
  payWith,
  shipToVillavicencio,
  signUp,
} from '../support/shop';

const RELEASE = /\/releases\/mfe-checkout\/([^/]+)\//;

test('a checkout that has begun ends with the release it began with, whatever is activated meanwhile', async ({
  page,
}) => {
  const used = new Set<string>();
  page.on('request', (request) => {
    const release = RELEASE.exec(request.url())?.[1];
    if (release) used.add(release);
  });
  const identity = newIdentity();
  await open(page, '/registrar');
  await signUp(page, identity);
  await fillSignIn(page, identity.email);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
  await addProducts(page, 1);
  await open(page, '/cart');
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  expect(used.size).toBe(1);
  // From here on every page that would be asked for names a release that does not exist.
  const [began = ''] = used;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' && !request.url().includes('discovery'))
      return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(began, 'not-there') });
  });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await shipToVillavicencio(page);
  await payWith(page, 'Efectivo');
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByText('No pagado')).toBeVisible();
  expect([...used]).toEqual([began]);
});
