import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProduct } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const AREQUIPE = aProduct({ id: 9, name: 'Arequipe', slug: 'Tarro 250 g', family: 'POSTRES' });
const COFFEE = aProduct({ id: 10, name: 'Arequipe de café', slug: 'Tarro 250 g', family: 'POSTRES' });
const page = (products: readonly unknown[], meta = {}) =>
  answer(products, { total: products.length, page: 1, pageSize: 24, ...meta });

describe('the search of the store list', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /product/products': () => page([AREQUIPE, COFFEE]),
      'GET /product/suggestions': () => answer([AREQUIPE, COFFEE]),
      'GET /product/10': () => answer(COFFEE),
    });
  });
  afterEach(() => http.restore());

  const field = () => screen.findByRole('combobox', { name: 'Buscar productos' });
  const enter = (input: HTMLElement) => fireEvent.submit(input.closest('form') ?? input);
  const type = async (text: string) => {
    fireEvent.change(await field(), { target: { value: text } });
    await screen.findByRole('listbox', { name: 'Sugerencias' });
  };

  it('suggests products for what is typed and opens the one that the arrow keys chose [N-18-142]', async () => {
    const { container } = renderAt('/products');
    await type('arek');
    expect(http.requestsTo('GET /product/suggestions').at(-1)?.query.get('search')).toBe('arek');
    const input = await field();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const chosen = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Arequipe de café');
    expect(input).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(await accessibilityProblems(container)).toEqual([]);
    enter(input);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/product/10'));
  });

  it('is a form that a browser without scripts sends to the same address [N-18-147]', async () => {
    renderAt('/products');
    const input = await field();
    expect([input.closest('form')?.getAttribute('action'), input.getAttribute('name')]).toEqual([
      '/products',
      'buscar',
    ]);
  });

  it('goes to the list with Enter, closes with Escape and on leaving, and opens a pressed suggestion [N-18-142]', async () => {
    renderAt('/products');
    await type('arek');
    fireEvent.keyDown(await field(), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    await type('areki');
    fireEvent.blur(await field());
    expect(screen.queryByRole('listbox')).toBeNull();
    await type('arekip');
    enter(await field());
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/products?buscar=arekip'));
    await type('arekipe');
    fireEvent.click(screen.getByRole('option', { name: /Arequipe de café/ }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/product/10'));
  });

  it('searches without suggestions when they cannot be read', async () => {
    http.reply({
      'GET /product/suggestions': () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.'),
    });
    renderAt('/products');
    fireEvent.change(await field(), { target: { value: 'arek' } });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('buscar=arek'));
    await waitFor(() => expect(http.requestsTo('GET /product/suggestions')).toHaveLength(1));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that products are only near to what was searched for [N-18-141]', async () => {
    http.reply({ 'GET /product/products': () => page([AREQUIPE], { isSimilar: true }) });
    renderAt('/products?buscar=arequite');
    expect(await screen.findByText(/estos son los más parecidos a «arequite»/)).toBeVisible();
  });

  it('offers similar words and the families when nothing is found [N-18-143]', async () => {
    http.reply({ 'GET /product/products': () => page([], { nearWords: ['natural'] }) });
    renderAt('/products?buscar=natilla');
    const near = within(await screen.findByRole('navigation', { name: '¿Quiso decir…?' }));
    expect(near.getByRole('link', { name: 'natural' })).toHaveAttribute('href', '/products?buscar=natural');
    const families = within(await screen.findByRole('navigation', { name: 'Busque por familia' }));
    expect(families.getByRole('link', { name: 'QUESOS' })).toHaveAttribute(
      'href',
      '/products?familia=QUESOS',
    );
  });

  it('filters by price and availability, in the address, and takes the filters off again [N-18-145]', async () => {
    const { container } = renderAt('/products');
    fireEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    fireEvent.change(sheet.getByRole('textbox', { name: 'Desde' }), { target: { value: '20.000,50' } });
    fireEvent.change(sheet.getByRole('textbox', { name: 'Hasta' }), { target: { value: '5000' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Ver productos' }));
    expect(sheet.getByText('Debe ser mayor que el precio inicial.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    fireEvent.change(sheet.getByRole('textbox', { name: 'Desde' }), { target: { value: '2.000' } });
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Solo productos disponibles' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Ver productos' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        '/products?desde=2000&hasta=5000&disponibles=si',
      ),
    );
    const asked = http.requestsTo('GET /product/products').at(-1)?.query;
    expect([asked?.get('minPrice'), asked?.get('maxPrice'), asked?.get('available')]).toEqual([
      '2000',
      '5000',
      'true',
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Filtros 2 activos' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/products$/));
  });
});
