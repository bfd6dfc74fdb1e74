import type { Locator, Page } from 'playwright-core';

export interface Step {
  readonly name: string;
  readonly open?: string;
  readonly act: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', { name }).first();
const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar productos' });

export const STEPS: readonly Step[] = [
  { name: 'add from the list', open: '/products', act: (page) => button(page, /^Agregar al carrito/).tap() },
  { name: 'choose a family', act: (page) => button(page, 'QUESOS').tap() },
  {
    name: 'sort by price',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Ordenar por' }).focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'type into the search',
    open: '/products',
    act: async (page) => {
      await search(page).tap();
      await search(page).pressSequentially('arekipe', { delay: 120 });
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'take a suggestion', act: (page) => page.getByRole('option').first().tap() },
  { name: 'open the menu', act: (page) => page.getByRole('button', { name: 'Menú de secciones' }).tap() },
  {
    name: 'go to a section',
    act: (page) => page.getByRole('link', { name: 'PRODUCTOS' }).first().tap(),
  },
  {
    name: 'open a product',
    open: '/products',
    act: (page) => main(page).getByRole('heading', { level: 3 }).first().getByRole('link').tap(),
  },
  {
    name: 'another picture',
    act: (page) => button(page, /^Ver imagen 2/).tap(),
  },
  { name: 'one more', act: (page) => button(page, 'Una unidad más').tap() },
  { name: 'add from the product', act: (page) => button(page, /^Agregar/).tap() },
  {
    name: 'open the cart',
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Carrito de compras/ })
        .tap();
      await button(page, 'Continuar').waitFor();
    },
  },
  { name: 'one more in the cart', act: (page) => button(page, /^Agregar una unidad/).tap() },
  {
    name: 'on to the address',
    act: async (page) => {
      await button(page, 'Continuar').tap();
      await page.getByRole('textbox', { name: 'Dirección' }).waitFor();
    },
  },
  {
    name: 'type the address',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Dirección' }).fill('');
      await page
        .getByRole('textbox', { name: 'Dirección' })
        .pressSequentially('Calle 15 # 37-20', { delay: 60 });
    },
  },
  {
    name: 'choose department and city',
    act: async (page) => {
      await page.getByLabel('Departamento').selectOption({ label: 'Meta' });
      await page.getByLabel('Ciudad').selectOption({ label: 'Villavicencio' });
      await page.getByLabel('Ciudad').press('ArrowDown');
      await page.getByLabel('Ciudad').selectOption({ label: 'Villavicencio' });
    },
  },
  {
    name: 'on to the payment',
    act: async (page) => {
      await button(page, 'Continuar').tap();
      await page.getByRole('combobox', { name: 'Método de pago' }).waitFor();
    },
  },
  {
    name: 'choose a method',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Método de pago' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('combobox', { name: 'Método de pago' }).selectOption({ label: 'Efectivo' });
    },
  },
  {
    name: 'on to the summary',
    act: async (page) => {
      await button(page, 'Continuar').tap();
      await button(page, 'Generar pedido').waitFor();
    },
  },
  {
    name: 'place the order',
    act: async (page) => {
      await button(page, 'Generar pedido').tap();
      await page.waitForURL(/\/order\/\d+$/);
      await page.getByRole('heading', { level: 1, name: /^Pedido \d+/ }).waitFor();
    },
  },
];
