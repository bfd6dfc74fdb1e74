import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aPartner, aProduct } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const HOURS = { weekdays: '08:00-12:00,14:00-18:00', saturday: '08:00-13:00', sunday: '' };
const STORES = [
  aPartner({ location: '4.142,-73.62664', hours: HOURS, hoursToday: '00:00-23:59' }),
  aPartner({ id: 2, name: 'Delicias del Ariari', city: 'Granada', location: '3.54639,-73.70688' }),
];
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Stubs the geolocation of the browser with a position or a refusal. */
const placeOf = (answerWith: (tell: PositionCallback, refuse: PositionErrorCallback) => void) => {
  const getCurrentPosition = jest.fn((tell: PositionCallback, refuse: PositionErrorCallback) =>
    answerWith(tell, refuse),
  );
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
};

describe('the stores nearby', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({ 'GET /partner/': () => answer(STORES) });
  });
  afterEach(() => {
    http.restore();
    Object.assign(navigator, { geolocation: undefined });
  });

  it('say whether they are open, their hours, and how much of the catalogue they have', async () => {
    const { container } = renderAt('/partner');
    const card = within((await screen.findByRole('heading', { name: 'Punto Barzal' })).closest('li')!);
    expect(card.getByText('Abierto, cierra a las 11:59 p. m.')).toBeVisible();
    expect(card.getByText('8:00 a. m. a 12:00 m. y 2:00 p. m. a 6:00 p. m.')).toBeInTheDocument();
    expect(card.getByText('Domingos y festivos').nextSibling).toHaveTextContent('Cerrado');
    expect(card.getByText('18 productos disponibles')).toBeVisible();
    expect(card.getByRole('link', { name: /Cómo llegar/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=4.142%2C-73.62664',
    );
    const other = (await screen.findByRole('heading', { name: 'Delicias del Ariari' })).closest('li');
    expect(other).not.toHaveTextContent(/Abierto|Cerrado/);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are chosen by town [N-18-254]', async () => {
    renderAt('/partner');
    fireEvent.change(await screen.findByLabelText('Ciudad'), { target: { value: 'Granada, Meta' } });
    expect(names()).toEqual(['Delicias del Ariari']);
    expect(screen.getByText('1 tienda')).toBeVisible();
  });

  it('are sorted by distance only on request [N-18-255]', async () => {
    const asked = placeOf((tell) =>
      tell({ coords: { latitude: 3.55, longitude: -73.7 } } as GeolocationPosition),
    );
    renderAt('/partner');
    const near = await screen.findByRole('button', { name: 'Ver las más cercanas' });
    expect(asked).not.toHaveBeenCalled();
    expect(names()).toEqual(['Punto Barzal', 'Delicias del Ariari']);
    fireEvent.click(near);
    expect(names()).toEqual(['Delicias del Ariari', 'Punto Barzal']);
    expect(screen.getByText(/a menos de 1 km/)).toBeVisible();
    expect(screen.getByText('2 tiendas, de la más cercana a la más lejana')).toBeVisible();
  });

  it('name an alternative when the position is unavailable', async () => {
    placeOf((_tell, refuse) => refuse({ code: 1 } as GeolocationPositionError));
    renderAt('/partner');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver las más cercanas' }));
    expect(screen.getByText(/Elija su ciudad en la lista/)).toBeVisible();
    expect(names()).toEqual(['Punto Barzal', 'Delicias del Ariari']);
  });
});

describe('the stores that have a product', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /product/7': () => answer(aProduct()),
      'GET /partner/': () => answer(STORES),
      'GET /partner/stock/7': () => answer([{ storeId: 2, isLow: true }]),
    });
  });
  afterEach(() => http.restore());

  const ask = async () => {
    renderAt('/product/7');
    const summary = await screen.findByText('¿En qué tiendas aliadas está?');
    expect(http.requestsTo('GET /partner/stock/7')).toHaveLength(0);
    const details = summary.closest('details')!;
    act(() => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
  };

  it('are loaded on request [N-18-256]', async () => {
    await ask();
    expect(await screen.findByText('Delicias del Ariari')).toBeVisible();
    expect(screen.getByText('Quedan pocas unidades')).toBeVisible();
    expect(screen.queryByText('Punto Barzal')).toBeNull();
  });

  it('show a text for an empty result and for a failure', async () => {
    http.reply({ 'GET /partner/stock/7': () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.') });
    await ask();
    expect(await screen.findByText('No pudimos cargar las tiendas aliadas.')).toBeVisible();
    http.reply({ 'GET /partner/stock/7': () => answer([]) });
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Ninguna tienda aliada lo tiene en este momento.')).toBeVisible();
  });
});
