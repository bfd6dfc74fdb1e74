import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anAdminProduct } from '#testing/builders';
import { cellsOf, officePage, openRowMenu, rowWith } from '#testing/office-page';
import { ProductListPage } from './product-list-page';

const CREATED = '¡Producto creado correctamente. Enlazado con SIIGO!.';
const NOT_CREATED = 'La creacion del producto NO fue exitosa, verifique parametros intente nuevamente';
const ACCOUNTS = 'GET /siigo/account-group';
const TAXES = 'GET /siigo/taxes';
const CREATE = 'POST /admin/products';
const LINK = 'POST /siigo/createProducts';
const EDIT = 'PUT /admin/product';
const STATUS = 'PUT /admin/product/status';

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;
const kumis = anAdminProduct({ id: 7, name: 'Kumis natural', version: 3 });

beforeEach(() => {
  user = userEvent.setup({ delay: null });
  page = officePage('/admin/products', ProductListPage, '/admin/products');
  page.answerWith([kumis, anAdminProduct({ id: 8, name: 'Queso', siigoId: 'guid', active: false })]);
  page.http.reply({
    [ACCOUNTS]: () => answer([{ id: 1253, name: 'Productos', active: true }]),
    [TAXES]: () => answer([{ id: 13156, name: 'IVA 19%', type: 'IVA', percentage: 19 }]),
    'GET /media/upload': () => answer({ preset: 'productos' }),
    'POST /media': () => ({ status: 200, body: { secure_url: '/api/media/u-1/640.webp' } }),
  });
});
afterEach(() => page.stop());

const choose = async (dialog: HTMLElement, label: string, option: string) => {
  const select = within(dialog).getByRole('combobox', { name: label }).closest('.ant-select');
  await user.click(within(dialog).getByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
  await waitFor(() => expect(select).toHaveTextContent(option));
};
const openCreation = async () => {
  await page.open();
  await user.click(screen.getByRole('button', { name: 'Crear producto' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/^Crear producto/);
  await within(dialog).findByLabelText('Nombre');
  return dialog;
};
const submit = (dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Crear producto' }));
const fillIn = async (dialog: HTMLElement) => {
  const file = new File(['png'], 'foto.png', { type: 'image/png' });
  await user.upload(within(dialog).getByLabelText('Archivo de la imagen del producto'), file);
  await user.click(await screen.findByRole('button', { name: 'Usar completa' }));
  await within(dialog).findByRole('img', { name: 'la imagen del producto' });
  const texts = {
    Nombre: 'Queso crema',
    Presentación: 'Tarro 250 g',
    Marca: 'Del Llano',
    Descripción: 'Untable',
  };
  for (const [label, text] of Object.entries({ ...texts, 'Precio sin IVA': '9500,5', Stock: '7' }))
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value: text } });
  await choose(dialog, 'Grupo de inventario', 'Productos');
};
const fillInTaxed = async (dialog: HTMLElement) => {
  await fillIn(dialog);
  await choose(dialog, 'Impuesto', 'IVA 19%');
};

describe('products of the factory', () => {
  it("are shown in a table titled 'Productos Fabrica' [B-068, B-069]", async () => {
    const { container } = await page.open();
    expect(screen.getByRole('heading', { level: 1, name: 'Productos Fabrica' })).toBeVisible();
    expect(cellsOf(await rowWith('Kumis natural'))).toEqual([
      '',
      '',
      'LLA-00042',
      'Kumis natural',
      'Botella 1000 g',
      'Lácteos del Llano',
      'LÁCTEOS',
      '$ 11.500,00',
      '10',
      '',
      'Sin enlazar',
      '',
    ]);
    expect(screen.getByRole('link', { name: 'Kumis natural' })).toHaveAttribute('href', '/admin/product/7');
    expect(page.lastQuery()).toEqual({ page: '1', pageSize: '20', sort: 'name' });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('send the inverse of the present value with the switch, then reload the list [B-070]', async () => {
    page.http.reply({ [STATUS]: () => answer({ ...kumis, active: false }) });
    await page.open();
    await user.click(await screen.findByRole('switch', { name: 'Kumis natural: activo' }));
    await waitFor(() => expect(page.http.requestsTo(STATUS)[0]?.body).toEqual({ id: 7, active: false }));
    await waitFor(() => expect(page.http.requestsTo('GET /admin/products').length).toBe(2));
    await user.click(screen.getByRole('switch', { name: 'Queso: activo' }));
    await waitFor(() => expect(page.http.requestsTo(STATUS)[1]?.body).toEqual({ id: 8, active: true }));
  });

  it('show the error when the switch or the list fails', async () => {
    page.http.reply({ [STATUS]: () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.') });
    await page.open();
    await user.click(await screen.findByRole('switch', { name: 'Kumis natural: activo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrió un error inesperado.');
  });

  it('show texts for a missing permission and for an empty list', async () => {
    page.http.reply({ 'GET /admin/products': () => failure(403, 'AUTH.FORBIDDEN', 'No.') });
    await page.open();
    expect(await screen.findByText('Su cuenta no tiene permiso para ver esta página.')).toBeVisible();
  });
});

describe('a new product', () => {
  it('is created in two steps, with accounts and taxes loaded first [B-223, B-234]', async () => {
    page.http.reply({
      [CREATE]: () => answer(anAdminProduct({ id: 41 }), undefined, 201),
      [LINK]: () => answer({ id: 'guid' }),
    });
    const dialog = await openCreation();
    expect(page.http.requestsTo(ACCOUNTS)).toHaveLength(1);
    expect(page.http.requestsTo(TAXES)).toHaveLength(1);
    await fillInTaxed(dialog);
    await submit(dialog);
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(page.http.requestsTo(CREATE)[0]?.body).toEqual({
      image: '/api/media/u-1/640.webp',
      account: 1253,
      name: 'Queso crema',
      slug: 'Tarro 250 g',
      brand: 'Del Llano',
      description: 'Untable',
      price: 9500.5,
      idTax: 13156,
      position: 1,
      countInStock: 7,
      family: 'LÁCTEOS',
      type: 'Product',
      unid: '94',
      currencyCode: 'COP',
      taxClassification: 'Taxed',
      taxIncluded: false,
      stockControl: true,
    });
    expect(page.http.requestsTo(LINK)[0]?.body).toEqual({ id: 41 });
    const order = page.http.requests.map(({ method, path }) => `${method} ${path}`);
    expect(order.indexOf(TAXES)).toBeLessThan(order.indexOf(CREATE));
    expect(order.indexOf(CREATE)).toBeLessThan(order.indexOf(LINK));
    await waitFor(() =>
      expect(screen.queryByText('Crear producto', { selector: '.ant-modal-title' })).toBeNull(),
    );
  });

  it('needs no tax when it is excluded from VAT [N-17-551]', async () => {
    page.http.reply({
      [CREATE]: () => answer(anAdminProduct({ id: 41 }), undefined, 201),
      [LINK]: () => answer({ id: 'guid' }),
    });
    const dialog = await openCreation();
    await fillIn(dialog);
    await user.click(within(dialog).getByRole('button', { name: /Datos opcionales/ }));
    await choose(dialog, 'Clasificación tributaria', 'Excluido');
    await submit(dialog);
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(page.http.requestsTo(CREATE)[0]?.body).toMatchObject({ taxClassification: 'Excluded' });
    expect(page.http.requestsTo(CREATE)[0]?.body).not.toHaveProperty('idTax');
  });

  it('stays when linking failed, says so, and can be linked without a second product [B-235]', async () => {
    const retry = 'POST /siigo/products/41/link';
    page.http.reply({
      [CREATE]: () => answer(anAdminProduct({ id: 41 }), undefined, 201),
      [LINK]: () => failure(503, 'SIIGO.UNAVAILABLE', 'El sistema de facturación no está disponible.'),
      [retry]: () => answer({ id: 'guid' }),
    });
    const dialog = await openCreation();
    await fillInTaxed(dialog);
    await submit(dialog);
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent(NOT_CREATED);
    expect(alert).toHaveTextContent('El sistema de facturación no está disponible.');
    await user.click(within(dialog).getByRole('button', { name: 'Reintentar enlace' }));
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(page.http.requestsTo(CREATE)).toHaveLength(1);
    expect(page.http.requestsTo(retry)).toHaveLength(1);
  });

  it('keeps typed values when it is refused, and names the field', async () => {
    page.http.reply({
      [CREATE]: () => failure(400, 'VALIDATION.FAILED', 'Hay datos.', { name: 'Ese nombre no.' }),
    });
    const dialog = await openCreation();
    await fillInTaxed(dialog);
    await submit(dialog);
    expect(await within(dialog).findByText(NOT_CREATED)).toBeVisible();
    expect(within(dialog).getAllByRole('alert')[0]).toHaveTextContent('Nombre: Ese nombre no.');
    const name = within(dialog).getByLabelText('Nombre');
    expect(name).toHaveValue('Queso crema');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Ese nombre no.'));
    expect(page.http.requestsTo(LINK)).toHaveLength(0);
  });

  it('needs image, group, name, presentation, brand, description, price, tax, list and stock; the rest is optional [B-176]', async () => {
    const dialog = await openCreation();
    await submit(dialog);
    // The price list is preselected.
    await waitFor(() => expect(within(dialog).getAllByText('Campo requerido')).toHaveLength(9));
    expect(page.http.requestsTo(CREATE)).toHaveLength(0);
    await user.click(within(dialog).getByText('Datos opcionales'));
    for (const label of ['Tipo de producto', 'Unidad de medida', 'Moneda', 'Clasificación tributaria'])
      expect(within(dialog).getByRole('combobox', { name: label })).toBeVisible();
    for (const label of ['Valor del impuesto al consumo', 'Código arancelario'])
      expect(within(dialog).getByLabelText(label)).toBeVisible();
  });

  it('cannot be typed while accounts and taxes are missing', async () => {
    page.http.reply({ [TAXES]: () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no está disponible.') });
    await page.open();
    await user.click(screen.getByRole('button', { name: 'Crear producto' }));
    expect(await screen.findByText('SIIGO no está disponible.')).toBeVisible();
    expect(screen.queryByLabelText('Nombre', { selector: 'input' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('is discarded only after a question', async () => {
    const dialog = await openCreation();
    fireEvent.change(within(dialog).getByLabelText('Nombre'), { target: { value: 'Algo' } });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(within(dialog).getByLabelText('Nombre')).toHaveValue('Algo');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await user.click((await screen.findAllByRole('button', { name: 'Descartar' })).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(screen.queryByText('Crear producto', { selector: '.ant-modal-title' })).toBeNull(),
    );
  });
});

describe('an edited product', () => {
  const openEdit = async () => {
    await page.open();
    const menu = await openRowMenu('Acciones de Kumis natural');
    await user.click(menu.getByRole('menuitem', { name: 'Editar Kumis natural' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/^Editar Kumis natural/);
    return dialog;
  };
  const rename = async (dialog: HTMLElement, name: string) => {
    fireEvent.change(within(dialog).getByLabelText('Nombre'), { target: { value: name } });
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  };

  it('is sent with its id, name, slug, image, brand, description, price and stock [B-071]', async () => {
    page.http.reply({ [EDIT]: () => answer({ ...kumis, name: 'Kumis suave' }) });
    await rename(await openEdit(), 'Kumis suave');
    await waitFor(() =>
      expect(page.http.requestsTo(EDIT)[0]?.body).toEqual({
        id: 7,
        name: 'Kumis suave',
        slug: 'Botella 1000 g',
        image: '/api/media/kumis-natural/640.webp',
        brand: 'Lácteos del Llano',
        description: 'Espeso y apenas dulce.',
        price: 11500,
        countInStock: 10,
        version: 3,
        countInStockSeen: 10,
      }),
    );
    expect(await screen.findByText('Se guardó Kumis suave')).toBeVisible();
  });

  it.each([
    ['12.500', 12500],
    ['12.500,50', 12500.5],
    ['7654,50', 7654.5],
  ])('reads the price %p as %p and saves it at once [N-17-001]', async (text, price) => {
    page.http.reply({ [EDIT]: () => answer(kumis) });
    const dialog = within(await openEdit());
    await user.clear(dialog.getByLabelText('Precio sin IVA'));
    await user.type(dialog.getByLabelText('Precio sin IVA'), text);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(page.http.requestsTo(EDIT)[0]?.body).toMatchObject({ price }));
  });

  it('is not sent with an ambiguous price, and offers both readings [N-17-002]', async () => {
    page.http.reply({ [EDIT]: () => answer(kumis) });
    const dialog = await openEdit();
    const field = within(dialog).getByLabelText('Precio sin IVA');
    await user.clear(field);
    await user.type(field, '12.50');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(await within(dialog).findByText(/^No es claro si son \$ 12,50 o \$ 12\.500,00\./)).toBeVisible();
    expect(page.http.requestsTo(EDIT)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: /12\.500,00/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(page.http.requestsTo(EDIT)[0]?.body).toMatchObject({ price: 12500 }));
  });

  it('shows the second of two editors what the first changed, keeps typed values and can be saved', async () => {
    const current = { ...kumis, version: 4, price: 12000, countInStock: 6 };
    page.http.reply({
      [EDIT]: () => failure(409, 'EDIT.CONFLICT', 'Otra persona cambió este registro.', { current }),
    });
    const dialog = await openEdit();
    await rename(dialog, 'Kumis suave');
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Otra persona cambió este registro.');
    expect(alert.textContent?.replace(/\s/g, ' ')).toContain('Precio sin IVA: $ 12.000,00');
    expect(alert).toHaveTextContent('Stock: 6');
    expect(within(dialog).getByLabelText('Nombre')).toHaveValue('Kumis suave');
    page.http.reply({ [EDIT]: () => answer(current) });
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(page.http.requestsTo(EDIT)[1]?.body).toMatchObject({
        name: 'Kumis suave',
        price: 12000,
        countInStock: 6,
        version: 4,
        countInStockSeen: 6,
      }),
    );
  });
});

describe('many products', () => {
  it('are switched together once they are ticked', async () => {
    page.http.reply({ 'PUT /admin/products': () => answer({ changed: 2 }) });
    await page.open();
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Kumis natural' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Queso' }));
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() =>
      expect(page.http.requestsTo('PUT /admin/products')[0]?.body).toEqual({ ids: [7, 8], active: false }),
    );
    expect(await screen.findByText('Se cambiaron 2 productos')).toBeVisible();
  });

  it.each([
    ['El mismo precio para todos', 'Precio sin IVA', '12.500', { price: 12500 }],
    ['Porcentaje sobre cada precio', 'Porcentaje (negativo para bajar)', '-10', { percent: -10 }],
  ])('are priced together: %s [N-17-004]', async (kind, label, text, sent) => {
    page.http.reply({ 'PUT /admin/products': () => answer({ changed: 1 }) });
    await page.open();
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Queso' }));
    await user.click(screen.getByRole('button', { name: 'Cambiar precio' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: kind }));
    await user.type(await dialog.findByLabelText(label), text);
    await user.click(dialog.getByRole('button', { name: 'Cambiar precios' }));
    await waitFor(() =>
      expect(page.http.requestsTo('PUT /admin/products')[0]?.body).toEqual({ ids: [8], ...sent }),
    );
  });

  it('are priced by a column pasted into one grid, which one press can undo [N-17-321]', async () => {
    const PRICES = 'PUT /admin/products/prices';
    page.http.reply({
      [PRICES]: ({ body }) => {
        const { prices } = body as { prices: { id: number; version: number }[] };
        return answer({ products: prices.map(({ id, version }) => ({ id, version: version + 1 })) });
      },
    });
    await page.open();
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Kumis natural' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Queso' }));
    await user.click(screen.getByRole('button', { name: 'Precios en tabla' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.paste(dialog.getByLabelText('Precio nuevo de Kumis natural'), {
      clipboardData: { getData: () => '13.500\n9.800,50\nsobra' },
    });
    expect(await dialog.findByText('Se pegaron 2 precios. Sin producto en esta lista: sobra.')).toBeVisible();
    await user.type(dialog.getByLabelText('Costo de Queso'), '7.000');
    await user.click(dialog.getByRole('button', { name: 'Guardar 2 precios' }));
    await waitFor(() =>
      expect(page.http.requestsTo(PRICES)[0]?.body).toMatchObject({
        prices: [
          { id: 7, price: 13500 },
          { id: 8, price: 9800.5, cost: 7000 },
        ],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(page.http.requestsTo(PRICES)).toHaveLength(2));
    const [there, back] = page.http
      .requestsTo(PRICES)
      .map(({ body }) => (body as { prices: { id: number; price: number; version: number }[] }).prices);
    expect(back?.[1]).toMatchObject({ cost: 0 });
    expect(back?.map(({ id, version }) => [id, version])).toEqual(
      there?.map(({ id, version }) => [id, version + 1]),
    );
  });

  it('are imported after a dry run that lists every error by row', async () => {
    const problems = [{ row: 3, column: 'Precio sin IVA', message: 'El precio debe ser mayor que cero.' }];
    const report = { applied: false, created: 1, updated: 1, unchanged: 0, problems };
    page.http.reply({ 'POST /admin/products/import': () => answer(report) });
    await page.open();
    await user.click(screen.getByRole('button', { name: 'Importar' }));
    const file = new File(['x'], 'productos.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Archivo de productos'), file);
    expect(await screen.findByText('El precio debe ser mayor que cero.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar todo' })).toBeDisabled();
    page.http.reply({
      'POST /admin/products/import': ({ query }) =>
        answer({ ...report, problems: [], applied: query.get('dryRun') === 'false' }),
    });
    await user.upload(screen.getByLabelText('Archivo de productos'), file);
    await user.click(await screen.findByRole('button', { name: 'Guardar todo' }));
    expect(
      await screen.findByText('Se importó el archivo. Productos creados: 1; cambiados: 1.'),
    ).toBeVisible();
  });

  it('are imported completely when the dialog is closed meanwhile, and the outcome is reported [N-17-561]', async () => {
    const report = { created: 1, updated: 0, unchanged: 0, problems: [], applied: false };
    let refuse: () => void = () => undefined;
    const outcome = new Promise<ReturnType<typeof failure>>((done) => {
      refuse = () => done(failure(409, 'EDIT.CONFLICT', 'Otra persona cambió un producto.'));
    });
    page.http.reply({
      'POST /admin/products/import': ({ query }) =>
        query.get('dryRun') === 'true' ? answer(report) : outcome,
    });
    await page.open();
    await user.click(screen.getByRole('button', { name: 'Importar' }));
    const file = new File(['x'], 'productos.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Archivo de productos'), file);
    await user.click(await screen.findByRole('button', { name: 'Guardar todo' }));
    expect(await screen.findByText(/Puede cerrar esta ventana/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    refuse();
    expect(await screen.findByText('No se importó el archivo')).toBeVisible();
    expect(screen.getByText('Otra persona cambió un producto.')).toBeVisible();
  });
});
