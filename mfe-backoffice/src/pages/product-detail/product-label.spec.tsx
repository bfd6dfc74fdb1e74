import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import type { ProductDetails } from '@lacteos/contracts/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anAdminProduct } from '#testing/builders';
import { officePage } from '#testing/office-page';
import { ProductDetailPage } from './product-detail-page';

const SAVE = 'PUT /admin/product';
const details: ProductDetails = {
  gallery: [
    { image: '/api/media/front/640.webp', alt: 'La botella de frente' },
    { image: '/api/media/glass/640.webp', alt: 'Un vaso de kumis' },
  ],
  ingredients: 'Leche entera, azúcar y cultivos.',
  allergens: ['milk'],
};
const nutrition: NonNullable<ProductDetails['nutrition']> = {
  unit: 'ml',
  portion: 200,
  energy: 62,
  fat: 3,
  saturatedFat: 2,
  transFat: 0,
  carbohydrates: 5,
  fibre: 0,
  sugars: 5,
  addedSugars: 0,
  protein: 3,
  sodium: 45,
};
const kumis = anAdminProduct({ id: 7, version: 3, details });

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
  page = officePage('/admin/product/:id', ProductDetailPage, '/admin/product/7');
  page.http.reply({
    'GET /admin/product/7': () => answer(kumis),
    'GET /admin/product/7/stock': () => answer([]),
    'GET /admin/product/7/ledger': () => answer([], { total: 0, page: 1, pageSize: 10 }),
    'GET /admin/product/7/prices': () => answer([], { total: 0, page: 1, pageSize: 10 }),
    'GET /admin/product/7/costs': () => answer([]),
    'GET /siigo/account-group': () => answer([]),
    'GET /siigo/taxes': () => answer([]),
  });
});
afterEach(() => page.stop());

const openCard = async (summary = 'Ver y cambiar la etiqueta') => {
  await page.open('/admin/product/7');
  const region = await screen.findByRole('region', { name: 'Etiqueta' });
  await user.click(within(region).getByText(summary));
  return { region, card: within(region) };
};
const saveIn = (card: ReturnType<typeof within>) =>
  user.click(card.getByRole('button', { name: 'Guardar etiqueta' }));
const sent = (call = 0) => page.http.requestsTo(SAVE)[call]?.body;

describe('the label of a product', () => {
  it('is saved with reordered pictures and without removed ones [N-18-112, N-18-121]', async () => {
    page.http.reply({ [SAVE]: () => answer({ ...kumis, version: 4 }) });
    const { card } = await openCard();
    expect(card.getByRole('button', { name: 'Poner antes la imagen 1' })).toBeDisabled();
    await user.click(card.getByRole('button', { name: 'Poner antes la imagen 2' }));
    const first = card.getByRole('textbox', { name: 'Texto de la imagen 1' });
    expect(first).toHaveValue('Un vaso de kumis');
    await user.type(first, ' frío');
    await user.click(card.getByRole('button', { name: 'Quitar la imagen 2' }));
    await user.clear(card.getByRole('textbox', { name: 'Ingredientes' }));
    await user.type(card.getByRole('textbox', { name: 'Entrega' }), 'Llega el martes.');
    await saveIn(card);
    expect(await screen.findByText('Se guardó la etiqueta')).toBeVisible();
    expect(sent()).toEqual({
      id: 7,
      version: 3,
      details: {
        gallery: [{ image: '/api/media/glass/640.webp', alt: 'Un vaso de kumis frío' }],
        allergens: ['milk'],
        delivery: 'Llega el martes.',
      },
    });
  });

  it('needs the whole nutrition table once it is begun [N-18-121]', async () => {
    const { card } = await openCard();
    await user.type(card.getByRole('textbox', { name: 'Grasa total (g)' }), '3,25');
    // The table is required as soon as the form has seen its first value.
    await waitFor(() => expect(card.getByText('Calorías (kcal)')).toHaveClass('ant-form-item-required'));
    await saveIn(card);
    // Portion size and unit, and the other nine nutrients.
    await waitFor(() => expect(card.getAllByText(/^Complete la tabla/)).toHaveLength(11));
    expect(page.http.requestsTo(SAVE)).toHaveLength(0);
  });

  it('accepts a decimal comma, and asks about ambiguous numbers [N-18-122]', async () => {
    const withTable = { ...kumis, details: { ...details, nutrition } };
    page.http.reply({
      'GET /admin/product/7': () => answer(withTable),
      [SAVE]: () => answer({ ...withTable, version: 4 }),
    });
    const { card } = await openCard();
    const type = async (name: string, text: string) => {
      await user.clear(card.getByRole('textbox', { name }));
      await user.type(card.getByRole('textbox', { name }), text);
    };
    await type('Grasa total (g)', '3,25');
    await type('Sodio (mg)', '1,250');
    await saveIn(card);
    expect(page.http.requestsTo(SAVE)).toHaveLength(0);
    await type('Sodio (mg)', '1.250');
    await saveIn(card);
    await waitFor(() =>
      expect(sent()).toMatchObject({ details: { nutrition: { ...nutrition, fat: 3.25, sodium: 1250 } } }),
    );
  });

  it('needs a picture and its text where a picture was added [N-18-121]', async () => {
    const { card } = await openCard();
    await user.click(card.getByRole('button', { name: 'Agregar imagen' }));
    await saveIn(card);
    expect(await card.findByText('Suba la imagen o quite esta fila.')).toBeVisible();
    expect(card.getByText('Describa la imagen para quien no puede verla.')).toBeVisible();
    expect(page.http.requestsTo(SAVE)).toHaveLength(0);
  });

  it('shows refusals of the API at their fields and keeps typed values [N-18-122]', async () => {
    page.http.reply({
      [SAVE]: () =>
        failure(400, 'VALIDATION.FAILED', 'Revise los datos.', {
          'details.shelfLife': 'Máximo 150 caracteres.',
          'details.gallery.1.image': 'La imagen no existe.',
        }),
    });
    const { card } = await openCard();
    const shelfLife = card.getByRole('textbox', { name: 'Vida útil' });
    await user.type(shelfLife, '30 días');
    await saveIn(card);
    await waitFor(() => expect(shelfLife).toHaveAccessibleDescription('Máximo 150 caracteres.'));
    expect(card.getByText('Imagen 2: La imagen no existe.')).toBeVisible();
    expect(shelfLife).toHaveValue('30 días');
  });

  it('shows the second of two editors what the first changed, and keeps typed values [N-18-122]', async () => {
    const current = { ...kumis, version: 4, details: { ...details, allergens: ['milk', 'soy'] as const } };
    page.http.reply({
      [SAVE]: () => failure(409, 'EDIT.CONFLICT', 'Otra persona cambió este registro.', { current }),
    });
    const { card } = await openCard();
    await user.type(card.getByRole('textbox', { name: 'Conservación' }), 'Refrigerar');
    await saveIn(card);
    const alert = await card.findByRole('alert');
    expect(alert).toHaveTextContent('Alérgenos: Leche, Soya');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(1);
    page.http.reply({ [SAVE]: () => answer({ ...current, version: 5 }) });
    await saveIn(card);
    await waitFor(() =>
      expect(sent(1)).toEqual({
        id: 7,
        version: 4,
        details: { ...details, allergens: ['milk', 'soy'], storage: 'Refrigerar' },
      }),
    );
  });

  it('is marked as missing on its collapsed section [N-18-121]', async () => {
    page.http.reply({ 'GET /admin/product/7': () => answer({ ...kumis, details: null }) });
    const { region, card } = await openCard('Falta: agregue ingredientes, alérgenos y tabla nutricional');
    expect(card.getByRole('textbox', { name: 'Ingredientes' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Agregar imagen' }));
    expect(await accessibilityProblems(region)).toEqual([]);
  });
});
