import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import { ToastHost } from '@lacteos/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anAdminProduct } from '#testing/builders';
import { officePage } from '#testing/office-page';
import { AssignStockPage } from './assign-stock-page';

const ASSIGN = 'POST /admin/assign_stock';
const FAILED = 'Hubo un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
  page = officePage('/admin/stockStores', AssignStockPage, '/admin/products');
  page.answerWith([
    anAdminProduct({ id: 7, name: 'Kumis', countInStock: 10 }),
    anAdminProduct({ id: 8, name: 'Queso', countInStock: 5 }),
  ]);
  page.http.reply({
    'GET /store/stores': () => answer([{ id: 2, name: 'Punto Barzal', city: 'Villavicencio' }]),
  });
});
afterEach(() => page.stop());

const open = async () => {
  const opened = await page.open();
  render(<ToastHost />);
  await screen.findByRole('checkbox', { name: /^Kumis/ });
  return opened;
};
const chooseStore = async () => {
  await user.click(screen.getByRole('combobox', { name: 'Tienda' }));
  await user.click(await screen.findByTitle('Punto Barzal (Villavicencio)'));
};
const tick = async (name: RegExp, stock: string) => {
  await user.click(screen.getByRole('checkbox', { name }));
  const field = screen.getByLabelText(`Stock de ${name.source.slice(1)}`);
  fireEvent.change(field, { target: { value: stock } });
  fireEvent.blur(field);
  return field;
};
const submit = () => user.click(screen.getByRole('button', { name: 'Asignar stock' }));

describe('assigning stock to a store', () => {
  it('takes a store, ticked products and a number for each, then goes to the dashboard [B-077, B-078, B-238]', async () => {
    page.http.reply({ [ASSIGN]: () => answer(null) });
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Asignar Stock a Tienda' })).toBeVisible();
    expect(page.lastQuery()).toMatchObject({ active: 'true' });
    await chooseStore();
    await tick(/^Kumis/, '3');
    expect(await accessibilityProblems(container)).toEqual([]);
    await submit();
    await waitFor(() => expect(currentAddress()).toBe('/admin/dashboard'));
    expect(page.http.requestsTo(ASSIGN)[0]?.body).toEqual({
      storeId: 2,
      productStocks: [{ productId: 7, stock: 3 }],
    });
    expect(await screen.findByText('¡Éxito!')).toBeVisible();
    expect(screen.getByText('El stock en tienda asignado correctamente.')).toBeVisible();
  });

  it('requires the store, a product and a number for each ticked product [B-178]', async () => {
    await open();
    await submit();
    expect(await screen.findByText('Seleccione una tienda.')).toBeVisible();
    expect(screen.getByText('Seleccione al menos un producto.')).toBeVisible();
    const store = screen.getByRole('combobox', { name: /^Tienda/ });
    expect(store).toHaveAccessibleDescription('Seleccione una tienda.');
    await user.click(screen.getByRole('checkbox', { name: /^Kumis/ }));
    await submit();
    expect(await screen.findByText('Ingrese el stock')).toBeVisible();
    const stock = screen.getByRole('textbox', { name: /^Stock de Kumis/ });
    expect(stock).toHaveAccessibleDescription('Ingrese el stock');
    expect(stock).toBeInvalid();
    expect(page.http.requestsTo(ASSIGN)).toHaveLength(0);
  });

  it('reads whole numbers with points, clamps negative ones to 0, and rejects decimals [B-179, N-17-009]', async () => {
    await open();
    expect(await tick(/^Kumis/, '-4')).toHaveValue('0');
    expect(await tick(/^Queso/, '2.000')).toHaveValue('2.000');
    fireEvent.change(screen.getByLabelText('Stock de Queso'), { target: { value: '2,9' } });
    expect(screen.getByText('Debe ser un número entero.')).toBeVisible();
  });

  it('keeps all values when factory stock is too small, and names the products [B-237]', async () => {
    const message = 'La fábrica no tiene unidades suficientes de: Kumis (hay 1).';
    page.http.reply({ [ASSIGN]: () => failure(409, 'STOCK.NOT_ENOUGH', message) });
    await open();
    await chooseStore();
    const field = await tick(/^Kumis/, '3');
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(FAILED);
    expect(alert).toHaveTextContent(message);
    expect(field).toHaveValue('3');
    expect(currentAddress()).toBe('/admin/stockStores');
  });

  it('names the list that failed to load', async () => {
    page.http.reply({
      'GET /admin/products': () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.'),
    });
    await page.open();
    expect(await screen.findByText('Ocurrió un error inesperado.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
