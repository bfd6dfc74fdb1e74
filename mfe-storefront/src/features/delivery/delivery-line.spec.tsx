import { anOutside, aPromise } from '@lacteos/contracts/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { rememberPlace } from '@lacteos/ui/place';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { aProduct, aUser } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const VILLAVICENCIO = { cityCode: '50001', name: 'Villavicencio, Meta' };
const LISTED = answer([aProduct()], { total: 1, page: 1, pageSize: 24 });
const NO_ZONES = answer(aPromise({ isConfigured: false, zone: null, days: [], next: null, price: null }));

beforeAll(
  () => Promise.all([import('./place-answer'), import('../../pages/products/products-page')]),
  60_000,
);

describe("'¿Dónde está?'", () => {
  let http: HttpStub;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /product/products': LISTED,
      'GET /product/7': answer(aProduct()),
      'GET /delivery/promise': ({ query }) =>
        answer(query.get('city_code') === '91001' ? anOutside() : aPromise()),
    });
  });
  afterEach(() => http.restore());

  const question = () => screen.findByRole('button', { name: '¿Dónde está?' });
  const promises = () => http.requestsTo('GET /delivery/promise');

  it('is asked once the list has settled, and answers day and price [N-40-357]', async () => {
    const user = userEvent.setup();
    const { container } = renderAt('/products');
    await user.click(await question());
    const dialog = within(await screen.findByRole('dialog', { name: '¿Dónde está?' }));
    await user.type(dialog.getByRole('combobox', { name: 'Ciudad o municipio' }), 'villavic');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 municipio'));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('Llega el sábado 28, pida antes de hoy 14:00')).toBeVisible();
    expect(screen.getByText(/Envío \$ 6\.000, gratis desde \$ 80\.000/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Villavicencio, Meta: cambiar el municipio' })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('lacteos.place') ?? '')).toEqual(VILLAVICENCIO);
  });

  it('is answered at once on the next visit, also on the page of a product [N-40-357]', async () => {
    rememberPlace(VILLAVICENCIO);
    renderAt('/product/7');
    expect(await screen.findByText('Llega el sábado 28, pida antes de hoy 14:00')).toBeVisible();
    expect(promises()[0]?.query.get('city_code')).toBe('50001');
  });

  it('tells outside of the zones before the cart where the nearest store is [N-40-355]', async () => {
    rememberPlace({ cityCode: '91001', name: 'Leticia, Amazonas' });
    renderAt('/product/7');
    expect(await screen.findByText(/Todavía no hacemos entregas en su municipio/)).toBeVisible();
    const stores = within(screen.getByRole('list', { name: 'Tiendas aliadas más cercanas' }));
    expect(stores.getByText('Punto Barzal')).toBeVisible();
  });

  it('changes in every page that shows it', async () => {
    rememberPlace(VILLAVICENCIO);
    renderAt('/products');
    await screen.findByRole('button', { name: /^Villavicencio/ });
    act(() => rememberPlace({ cityCode: '91001', name: 'Leticia, Amazonas' }));
    expect(await screen.findByRole('button', { name: /^Leticia/ })).toBeVisible();
    expect(await screen.findByText(/Todavía no hacemos entregas/)).toBeVisible();
  });

  it.each([
    ['without zones', NO_ZONES],
    ['of an API that has no zones', failure(404, 'NOT_FOUND', 'No existe.')],
  ])('leaves the pages of a shop %s as they were [N-40-356]', async (_case, reply) => {
    http.reply({ 'GET /delivery/promise': reply });
    renderAt('/product/7');
    await waitFor(() => expect(promises()).toHaveLength(1));
    await screen.findByText('Entrega.');
    expect(screen.queryByRole('button', { name: '¿Dónde está?' })).not.toBeInTheDocument();
  });

  it('can be read again when it could not be loaded', async () => {
    http.reply({ 'GET /delivery/promise': failure(503, 'UNAVAILABLE', 'No disponible.') });
    rememberPlace(VILLAVICENCIO);
    const user = userEvent.setup();
    renderAt('/products');
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    http.reply({ 'GET /delivery/promise': answer(aPromise()) });
    await user.click(again);
    expect(await screen.findByText('Llega el sábado 28, pida antes de hoy 14:00')).toBeVisible();
  });

  it('is no question for staff, who sell otherwise', async () => {
    await signIn(aUser({ id_role: 3 }));
    rememberPlace(VILLAVICENCIO);
    renderAt('/product/7');
    await waitFor(() => expect(promises()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Villavicencio/ })).not.toBeInTheDocument();
  });
});
