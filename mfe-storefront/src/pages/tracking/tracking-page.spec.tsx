import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { aTracking } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const TOKEN = `123.${'a'.repeat(32)}`;

beforeAll(() => import('./tracking-page'), 60_000);

describe('The tracking page', () => {
  let http: HttpStub;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({ 'GET /delivery/tracking': answer(aTracking()) });
  });
  afterEach(() => http.restore());

  it('shows state, day and steps by the link alone, whose secret stays out of addresses [N-40-361]', async () => {
    const { container } = renderAt(`/seguimiento#${TOKEN}`);
    expect(await screen.findByText('Ana, este es el pedido 123.')).toBeVisible();
    expect(screen.getByText('En preparación', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Llega el sábado 28 de noviembre')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Pasos de su pedido' })).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    const [request] = http.requestsTo('GET /delivery/tracking');
    expect(request?.headers['x-tracking-token']).toBe(TOKEN);
    expect(String(request?.query)).toBe('');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('offers a call, WhatsApp and the carrier [N-40-362]', async () => {
    const carrier = { name: 'SERVIENTREGA', guide: 'G-9', url: 'https://carrier.test/?guia=G-9' };
    const steps = [
      ...aTracking().steps,
      { state: 'onTheWay', label: 'En camino', at: '2026-11-28T13:00:00.000Z' } as const,
    ];
    http.reply({ 'GET /delivery/tracking': answer(aTracking({ state: 'onTheWay', carrier, steps })) });
    renderAt(`/seguimiento#${TOKEN}`);
    expect(await screen.findByRole('link', { name: 'Rastrear el envío' })).toHaveAttribute(
      'href',
      carrier.url,
    );
    expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+576086620000');
    expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/573100000000?text=Hola%2C%20escribo%20por%20el%20pedido%20123.',
    );
    expect(screen.getByText('En camino', { selector: 'p' })).toBeVisible();
  });

  it('promises no day to an order that is delivered or cancelled', async () => {
    http.reply({ 'GET /delivery/tracking': answer(aTracking({ isCancelled: true, label: 'Cancelado' })) });
    renderAt(`/seguimiento#${TOKEN}`);
    expect(await screen.findByText('Cancelado')).toBeVisible();
    expect(screen.queryByText(/Llega el/)).not.toBeInTheDocument();
  });

  it.each([
    ['incomplete', '/seguimiento'],
    ['wrong or over', `/seguimiento#${TOKEN}`],
  ])('says what to do with a link that is %s', async (_case, path) => {
    http.reply({ 'GET /delivery/tracking': failure(404, 'DELIVERY.TRACKING_NOT_FOUND', 'No existe.') });
    renderAt(path);
    expect(await screen.findByText('Este enlace ya no muestra un pedido')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute('href', '/orderhistory');
  });

  it('can be read again when it could not be loaded', async () => {
    http.reply({ 'GET /delivery/tracking': failure(503, 'UNAVAILABLE', 'No disponible.') });
    renderAt(`/seguimiento#${TOKEN}`);
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    http.reply({ 'GET /delivery/tracking': answer(aTracking()) });
    await userEvent.click(retry);
    expect(await screen.findByText('Ana, este es el pedido 123.')).toBeVisible();
  });
});
