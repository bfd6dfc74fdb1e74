import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anAdminProduct } from '#testing/builders';
import { officePage } from '#testing/office-page';
import { ProductDetailPage } from './product-detail-page';

const AT = '2026-11-20T15:04:05.000Z';
const LEDGER = 'GET /admin/product/7/ledger';
const kumis = anAdminProduct({ id: 7, countInStock: 7, account: 1253, idTax: 13156, version: 3 });

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
  page = officePage('/admin/product/:id', ProductDetailPage, '/admin/product/7');
  page.http.reply({
    'GET /admin/product/7': () => answer(kumis),
    'GET /admin/product/7/stock': () =>
      answer([
        { storeId: 0, name: 'Fábrica', quantity: 7 },
        { storeId: 2, name: 'Punto Barzal', quantity: 3 },
      ]),
    [LEDGER]: ({ query }) =>
      answer(
        query.get('storeId') === '2'
          ? [
              {
                id: 3,
                at: AT,
                delta: 3,
                balance: 3,
                cause: 'assignment',
                orderId: null,
                actorId: 3,
                actor: 'Laura',
              },
            ]
          : [
              {
                id: 2,
                at: AT,
                delta: -3,
                balance: 7,
                cause: 'order',
                orderId: 41,
                actorId: 3,
                actor: 'Lucía',
              },
              {
                id: 1,
                at: AT,
                delta: 10,
                balance: 10,
                cause: 'opening',
                orderId: null,
                actorId: null,
                actor: null,
              },
            ],
        { total: 2, page: 1, pageSize: 10 },
      ),
    'GET /admin/product/7/prices': () =>
      answer([{ id: 1, before: 11000, after: 11500, actorId: 3, actor: 'Laura', at: AT }], {
        total: 1,
        page: 1,
        pageSize: 10,
      }),
    'GET /admin/product/7/costs': () => answer([{ from: '2026-11-01', cost: 6000, actorId: 3, at: AT }]),
    'GET /siigo/account-group': () => answer([{ id: 1253, name: 'Productos' }]),
    'GET /siigo/taxes': () => answer([{ id: 13156, name: 'IVA 19%' }]),
  });
});
afterEach(() => page.stop());

const open = () => page.open('/admin/product/7');
const rowsOf = async (title: string, first: string) => {
  const region = within(await screen.findByRole('region', { name: title }));
  await region.findByText(first);
  const rows = region.getAllByRole('row').slice(1);
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replace(/\s/g, ' ')),
  );
};

describe('the page of a product', () => {
  it('shows its data, the location of its units and its stock movements [B-072]', async () => {
    const { container } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kumis natural' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: '¿Por qué hay 7 en Fábrica?' })).toBeVisible();
    const rows = await rowsOf('Existencias', 'Pedido 41');
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['Pedido 41', 'Lucía', '−3', '7'],
      ['Existencia inicial', 'Sistema', '+10', '10'],
    ]);
    expect(screen.getByRole('link', { name: 'Pedido 41' })).toHaveAttribute('href', '/orderstore/41');
    await user.click(screen.getByRole('radio', { name: 'Punto Barzal 3' }));
    expect(await screen.findByText('Asignación a tienda')).toBeVisible();
    expect(screen.getByRole('heading', { name: '¿Por qué hay 3 en Punto Barzal?' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows its price history', async () => {
    await open();
    const [row] = await rowsOf('Historial de precios', 'Laura');
    expect(row?.slice(1)).toEqual(['Laura', '$ 11.000,00', '$ 11.500,00']);
  });

  it('lists its costs by start day, and adds another one [N-17-212, N-33-957]', async () => {
    const COSTS = 'PUT /admin/product/7/costs';
    page.http.reply({
      [COSTS]: ({ body }) => {
        const { cost, from } = body as { cost: number; from: string };
        return answer([
          { from, cost, actorId: 3, at: AT },
          { from: '2026-11-01', cost: 6000, actorId: 3, at: AT },
        ]);
      },
    });
    await open();
    const card = within(await screen.findByRole('region', { name: 'Costo' }));
    const type = async (label: string, text: string) => {
      const field = await card.findByLabelText(label);
      await user.clear(field);
      if (text) await user.type(field, text);
    };
    await type('Costo por unidad, sin IVA', '');
    await user.click(card.getByRole('button', { name: 'Guardar costo' }));
    expect(card.getByText('Escriba el costo, o 0 si ya no se conoce.')).toBeVisible();
    expect(card.getByLabelText('Costo por unidad, sin IVA')).toHaveFocus();
    await type('Costo por unidad, sin IVA', '6.500,50');
    await type('El costo rige desde', '10/11/2026');
    await user.click(card.getByRole('button', { name: 'Guardar costo' }));
    expect(await card.findByText('$ 6.500,50')).toBeVisible();
    expect(page.http.requestsTo(COSTS)[0]?.body).toEqual({ cost: 6500.5, from: '2026-11-10' });
  });

  it('links it with SIIGO, and says why that failed [N-19-079]', async () => {
    const link = 'POST /siigo/products/7/link';
    page.http.reply({ [link]: () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no responde.') });
    await open();
    const card = within(await screen.findByRole('region', { name: 'SIIGO' }));
    await user.click(card.getByRole('button', { name: 'Enlazar con SIIGO' }));
    expect(await card.findByRole('alert')).toHaveTextContent('SIIGO no responde.');
    const reason = {
      message: 'No existe en SIIGO: grupo de inventario (4).',
      field: 'account_group',
      advice: 'Elija un valor que exista en SIIGO.',
      link: '/admin/product/7',
    };
    page.http.reply({
      [link]: () => failure(422, 'SIIGO.REJECTED', reason.message, { reasons: [reason] }),
    });
    await user.click(card.getByRole('button', { name: 'Enlazar con SIIGO' }));
    await user.click(await card.findByRole('button', { name: 'Ir al campo' }));
    expect(card.getByRole('combobox', { name: 'Grupo de inventario' })).toHaveFocus();
    page.http.reply({
      [link]: () => answer({ id: 'guid-1' }),
      'GET /admin/product/7': () => answer({ ...kumis, siigoId: 'guid-1' }),
    });
    await user.click(card.getByRole('button', { name: 'Enlazar con SIIGO' }));
    expect(await screen.findByText('¡Producto creado correctamente. Enlazado con SIIGO!.')).toBeVisible();
    expect(await card.findByText('guid-1')).toBeVisible();
  });

  it("shows SIIGO's inventory group and tax once it is linked, and keeps typed values [N-17-541]", async () => {
    const unlinked = { ...kumis, account: null, idTax: null };
    page.http.reply({
      'POST /siigo/products/7/link': () => answer({ id: 'guid-1' }),
      'GET /admin/product/7': () => answer(unlinked),
    });
    await open();
    const card = within(await screen.findByRole('region', { name: 'SIIGO' }));
    await user.type(await card.findByRole('textbox', { name: 'Código arancelario' }), '0403');
    page.http.reply({ 'GET /admin/product/7': () => answer({ ...kumis, siigoId: 'guid-1' }) });
    await user.click(card.getByRole('button', { name: 'Enlazar con SIIGO' }));
    expect(await card.findByText('Productos')).toBeVisible();
    expect(card.getByText('IVA 19%')).toBeVisible();
    expect(card.getByRole('textbox', { name: 'Código arancelario' })).toHaveValue('0403');
  });

  it('changes the fields that SIIGO needs', async () => {
    page.http.reply({ 'PUT /admin/product': () => answer({ ...kumis, position: 2, version: 4 }) });
    await open();
    const card = within(await screen.findByRole('region', { name: 'SIIGO' }));
    await user.click(await card.findByRole('combobox', { name: 'Lista de precios' }));
    await user.click(await screen.findByTitle('Lista 2'));
    await user.click(card.getByRole('button', { name: 'Guardar datos contables' }));
    await waitFor(() =>
      expect(page.http.requestsTo('PUT /admin/product')[0]?.body).toMatchObject({
        id: 7,
        version: 3,
        position: 2,
        account: 1253,
      }),
    );
    expect(await screen.findByText('Se guardaron los datos contables')).toBeVisible();
  });

  it('takes the bar code of the package, whose last digit proves it [N-39-741]', async () => {
    page.http.reply({ 'PUT /admin/product': () => answer({ ...kumis, version: 4 }) });
    await open();
    const card = within(await screen.findByRole('region', { name: 'SIIGO' }));
    const field = await card.findByRole('textbox', { name: 'Código de barras' });
    await user.type(field, '7701234567898');
    await user.click(card.getByRole('button', { name: 'Guardar datos contables' }));
    expect(await card.findByText(/el último los comprueba/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '7701234567897');
    await user.click(card.getByRole('button', { name: 'Guardar datos contables' }));
    await waitFor(() =>
      expect(page.http.requestsTo('PUT /admin/product')[0]?.body).toMatchObject({ ean: '7701234567897' }),
    );
  });

  it('schedules a VAT class with its start day [N-19-063]', async () => {
    page.http.reply({ 'PUT /admin/product': () => answer({ ...kumis, version: 4 }) });
    await open();
    const card = within(await screen.findByRole('region', { name: 'SIIGO' }));
    await user.click(await card.findByRole('combobox', { name: 'Clasificación siguiente' }));
    await user.click(await screen.findByTitle('Gravado 5%'));
    // The day is required as soon as the form has seen the class.
    await waitFor(() => expect(card.getByText('Rige desde')).toHaveClass('ant-form-item-required'));
    const save = () => user.click(card.getByRole('button', { name: 'Guardar datos contables' }));
    await save();
    expect(await card.findByText('Indique desde qué día rige la clase siguiente.')).toBeVisible();
    await user.type(card.getByRole('textbox', { name: 'Rige desde' }), '2099-01-31');
    await save();
    await waitFor(() =>
      expect(page.http.requestsTo('PUT /admin/product')[0]?.body).toMatchObject({
        nextTaxClassification: 'TaxedReduced',
        taxChangeOn: '2099-01-31',
      }),
    );
  });

  it("shows the second editor of SIIGO's fields what the first changed, and keeps typed values", async () => {
    const current = { ...kumis, version: 4, stockControl: !kumis.stockControl, unid: '13' };
    page.http.reply({
      'PUT /admin/product': () =>
        failure(409, 'EDIT.CONFLICT', 'Otra persona cambió este registro.', { current }),
    });
    await open();
    const card = within(await screen.findByRole('region', { name: 'SIIGO' }));
    await user.click(await card.findByRole('combobox', { name: 'Lista de precios' }));
    await user.click(await screen.findByTitle('Lista 2'));
    const save = () => user.click(card.getByRole('button', { name: 'Guardar datos contables' }));
    await save();
    const alert = await card.findByRole('alert');
    expect(alert).toHaveTextContent('Otra persona cambió este registro.');
    expect(alert).toHaveTextContent('Unidad de medida: Ración');
    expect(alert).toHaveTextContent(`Control de inventario: ${current.stockControl ? 'Si' : 'No'}`);
    page.http.reply({ 'PUT /admin/product': () => answer({ ...current, position: 2, version: 5 }) });
    await save();
    await waitFor(() =>
      expect(page.http.requestsTo('PUT /admin/product')[1]?.body).toMatchObject({
        version: 4,
        position: 2,
        unid: '13',
        stockControl: current.stockControl,
      }),
    );
    await waitFor(() => expect(card.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says that there is no such product', async () => {
    page.http.reply({
      'GET /admin/product/7': () => failure(404, 'PRODUCTS.NOT_FOUND', 'El producto no existe.'),
    });
    await open();
    expect(await screen.findByText('El producto no existe.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a los productos' })).toBeVisible();
  });
});
