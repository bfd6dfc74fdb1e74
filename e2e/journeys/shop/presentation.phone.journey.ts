import { expect, test } from '@playwright/test';
import { open, signIn, watchConsole } from '../../support/shop';
import { newCustomer } from '../../support/staff';

test('the message about an added product covers neither the add button nor the link to the cart [N-18-409]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  await signIn(page, await newCustomer(request));
  await open(page, '/product/22');
  const add = page.getByRole('button', { name: /^Agregar al carrito ?: Arequipe de café$/ }).first();
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrito de compras/ });
  const controls = [await add.elementHandle(), await cart.elementHandle()];
  await add.click();
  const message = page.getByText('Agregado al carrito');
  const reached = await message.first().evaluate(
    (_message, all) =>
      all.map((control) => {
        const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
        return control?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    controls,
  );
  expect(reached).toEqual([true, true]);
  await expect(cart).toHaveAttribute('aria-label', /, 1 unidad$/);
  await add.click();
  await expect(cart).toHaveAttribute('aria-label', /, 2 unidades$/);
  await expect(message.first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('the words of the front seals do not touch the edges of their octagons [N-18-411, N-18-450]', async ({
  page,
}) => {
  await open(page, '/product/20');
  const seals = page.getByRole('list', { name: 'Sellos de advertencia' }).getByRole('listitem');
  await expect(seals).toHaveText([/sodio/, /grasas saturadas/]);
  await page.evaluate(() => document.fonts.ready);
  const room = await seals.locator('strong').evaluateAll((words) =>
    words.map((word) => {
      const text = document.createRange();
      text.selectNodeContents(word);
      const seal = (word.parentElement ?? word).getBoundingClientRect();
      const { left, right } = text.getBoundingClientRect();
      return Math.min(left - seal.left, seal.right - right);
    }),
  );
  for (const pixels of room) expect(pixels).toBeGreaterThan(2);
  const face = seals.first().locator('strong').locator('..');
  await expect(face).toHaveCSS('clip-path', /^polygon/);
});
