import '@testing-library/jest-dom';

import { answer, failure } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { officePage } from '#testing/office-page';
import { RestockPage } from './restock-page';

const MOVE = 'POST /admin/restock';
let page: ReturnType<typeof officePage>;
const ROWS = [
  { id: 7, code: 'P-7', name: 'Kumis', slug: '1 l', factory: 30, levels: [{ storeId: 1, quantity: 2 }] },
  { id: 8, code: 'P-8', name: 'Queso', slug: '500 g', factory: 5, levels: [] },
];
const field = (product: string, store: string) =>
  screen.findByLabelText(`Unidades de ${product} para ${store}`);
const paste = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

beforeEach(() => {
  page = officePage('/admin/restock', RestockPage, '/admin/restock');
  page.answerWith(ROWS);
  page.http.reply({
    'GET /store/stores': () =>
      answer([
        { id: 1, name: 'La Grama', city: 'Villavicencio' },
        { id: 2, name: 'Centro', city: 'Acacías' },
      ]),
    [MOVE]: () => answer({ units: 14 }),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  page.stop();
});

const onPhone = () => {
  const media = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    media: query,
    matches: query.includes('max-width'),
  }));
};

describe('the sheet that restocks stores', () => {
  it('shows stock levels, sends typed and pasted quantities, stays on the page and undoes them [N-17-323]', async () => {
    const user = userEvent.setup();
    const { container } = await page.open();
    await user.type(await field('Kumis', 'La Grama'), '1.0');
    await user.clear(await field('Kumis', 'La Grama'));
    paste(await field('Kumis', 'La Grama'), '10\t2\n\t2');
    expect(await screen.findByText('Se llenaron 4 casillas.')).toBeVisible();
    expect(screen.getByText('30 → 18')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar 14 unidades' }));
    const moves = [
      { productId: 7, storeId: 1, quantity: 10 },
      { productId: 7, storeId: 2, quantity: 2 },
      { productId: 8, storeId: 2, quantity: 2 },
    ];
    await waitFor(() => expect(page.http.requestsTo(MOVE).map(({ body }) => body)).toEqual([{ moves }]));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(page.http.requestsTo(MOVE)[1]?.body).toEqual({ moves, isReturn: true }));
    expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible();
    expect(await field('Kumis', 'Centro')).toHaveValue('');
  });

  it('reads a pasted sheet by names of stores and products, and lists unknown ones [N-17-324]', async () => {
    await page.open();
    paste(await field('Queso', 'Centro'), 'Código\tCentro\tOtra\nP-7\t6\t1\nP-9\t1\t1');
    expect(await screen.findByText('Se llenó 1 casilla. No están en esta tabla: Otra, P-9.')).toBeVisible();
    expect(await field('Kumis', 'Centro')).toHaveValue('6');
  });

  it('reports missing factory stock before sending, and refusals of the server [N-17-325]', async () => {
    const user = userEvent.setup();
    await page.open();
    await user.type(await field('Queso', 'La Grama'), '6');
    expect(await screen.findByText('Faltan 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar 6 unidades' })).toBeDisabled();
    await user.clear(await field('Queso', 'La Grama'));
    await user.type(await field('Queso', 'La Grama'), '5');
    page.http.reply({ [MOVE]: () => failure(409, 'STOCK.NOT_ENOUGH', 'No hay suficientes: Queso (hay 3).') });
    await user.click(screen.getByRole('button', { name: 'Enviar 5 unidades' }));
    expect(await screen.findByText('No hay suficientes: Queso (hay 3).')).toBeVisible();
    expect(await field('Queso', 'La Grama')).toHaveValue('5');
  });

  it('is shown as cards on a phone, with steppers limited by factory stock [N-17-530]', async () => {
    onPhone();
    const user = userEvent.setup();
    const { container } = await page.open();
    const card = within((await screen.findByRole('heading', { name: 'Queso' })).closest('li') as HTMLElement);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const more = card.getByRole('button', { name: 'Una unidad más de Queso para Centro' });
    for (let unit = 0; unit < 5; unit += 1) await user.click(more);
    expect(more).toBeDisabled();
    expect(await field('Queso', 'Centro')).toHaveValue('5');
    await user.click(card.getByRole('button', { name: 'Una unidad menos de Queso para Centro' }));
    expect(card.getByText(/en fábrica: 5 → 1/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    const send = screen.getByRole('button', { name: 'Enviar 4 unidades' });
    expect(more.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(send);
    const moves = [{ productId: 8, storeId: 2, quantity: 4 }];
    await waitFor(() => expect(page.http.requestsTo(MOVE)[0]?.body).toEqual({ moves }));
  });
});
