import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { updateRoot } from '@lacteos/session-bus';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { answers } from '#features/answers';
import { aProduct } from '#testing/builders';
import { rememberSeen, seenProducts } from './seen-products';
import { RecentlySeen } from './recently-seen';

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  localStorage.clear();
  answers.clear();
  http = stubHttp({ 'GET /product/products': () => answer([aProduct({ id: 1, name: 'Kumis' })]) });
});
afterEach(() => http.restore());

const show = (openId?: number) =>
  render(
    <MemoryRouter>
      <RecentlySeen openId={openId} />
    </MemoryRouter>,
  );

describe('recently seen products', () => {
  it('are kept newest first, each once, seven at most, without price and stock', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 3]) rememberSeen(aProduct({ id }));
    expect(seenProducts().map(({ id }) => id)).toEqual([3, 8, 7, 6, 5, 4, 2]);
    expect(Object.keys(seenProducts()[0] ?? {})).toEqual(['id', 'name', 'slug', 'image']);
  });

  it('are shown without the open one, with the way back to each', async () => {
    rememberSeen(aProduct({ id: 1, name: 'Kumis' }));
    rememberSeen(aProduct({ id: 2, name: 'Quesillo' }));
    show(2);
    expect(await screen.findByRole('heading', { name: 'Vistos recientemente' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/product/1']);
  });

  it('omit and remove products that are no longer sold [N-33-731]', async () => {
    rememberSeen(aProduct({ id: 1, name: 'Kumis' }));
    rememberSeen(aProduct({ id: 2, name: 'Retirado' }));
    show();
    expect(await screen.findByText('Kumis')).toBeVisible();
    expect(screen.queryByText('Retirado')).toBeNull();
    expect(http.requestsTo('GET /product/products')[0]?.query.get('ids')).toBe('2,1');
    expect(seenProducts().map(({ id }) => id)).toEqual([1]);
  });

  it('are shown as last seen while the API is unreachable', async () => {
    http.reply({ 'GET /product/products': () => failure(503, 'INTERNAL', 'No hay servicio.') });
    rememberSeen(aProduct({ id: 1, name: 'Kumis' }));
    show();
    expect(await screen.findByText('Kumis')).toBeVisible();
    expect(seenProducts()).toHaveLength(1);
  });

  it('render nothing while there are none, also when the stored value is damaged', () => {
    updateRoot({ seen: 'nonsense' as never });
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
  });
});
