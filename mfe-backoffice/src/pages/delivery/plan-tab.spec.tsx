import { answer, failure } from '@lacteos/api-client/testing';
import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aPlan, aPlanZone, aRoute, aStop } from '#testing/a-plan';
import { officePage } from '#testing/office-page';
import { inOrder } from '../../features/delivery-plan/model/plan';
import { DeliveryPage } from './delivery-page';

const DAY = '2026-11-28';
const [ANA, LUIS, EVA] = [
  aStop({ orderId: 41, name: 'Ana Rojas' }),
  aStop({ orderId: 42, name: 'Luis Parra', state: 'preparing', notes: 'Timbrar dos veces' }),
  aStop({ orderId: 43, name: 'Eva Díaz', isPaid: false }),
];
const onRoute = [ANA, LUIS, EVA].map((stop, index) => ({
  ...stop,
  isPaid: true,
  routeId: 7,
  position: index + 1,
}));

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  user = userEvent.setup({ delay: null });
  page = officePage('/admin/delivery', DeliveryPage, '/delivery/plan');
});
afterEach(() => page.stop());

const showPlan = (plan = aPlan()) => page.http.reply({ 'GET /delivery/plan': () => answer(plan) });
const open = () => page.open(`/admin/delivery?day=${DAY}`);
const lastBody = (call: string) => page.http.requestsTo(call).at(-1)?.body;
/** Saves what the page sends, as the API does. */
function holdRoute(stops = onRoute) {
  let route = aRoute({ stops });
  page.http.reply({
    'GET /delivery/plan': () => answer(aPlan({ zones: [], routes: [route] })),
    'PUT /delivery/routes/7': ({ body }) => {
      const { orderIds } = body as { orderIds: number[] };
      route = { ...route, version: route.version + 1, stops: inOrder(stops, orderIds) };
      return answer(route);
    },
  });
}
const stopNames = () =>
  within(screen.getByRole('list', { name: 'Paradas de la ruta 7' }))
    .getAllByRole('listitem')
    .map((row) => /Ana|Luis|Eva/.exec(row.textContent)?.[0]);

describe("the day's plan of the office", () => {
  it('shows zones with their load, stops with their state, and what is to be picked [N-40-413]', async () => {
    showPlan(aPlan({ zones: [aPlanZone({ stops: [ANA, LUIS, EVA], booked: 12 })] }));
    const { container } = await open();
    const zone = within(await screen.findByRole('region', { name: 'Meta' }));
    expect(zone.getByText('12 de 60 pedidos')).toBeVisible();
    expect(zone.getAllByText('Empacado')).toHaveLength(2);
    expect(zone.getByText('Sin pagar')).toBeVisible();
    expect(zone.getByText('Notas: Timbrar dos veces')).toBeVisible();
    expect(zone.queryByRole('checkbox', { name: 'Seleccionar el pedido 43' })).toBeNull();
    const picks = within(screen.getByRole('region', { name: 'Por alistar' }));
    expect(picks.getByRole('row', { name: /Kumis natural Botella 1000 g · Frío 9/ })).toBeVisible();
    expect(page.lastQuery()).toEqual({ day: DAY });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('goes to another day, which stands in the address [N-40-413]', async () => {
    showPlan();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Día siguiente' }));
    await waitFor(() => expect(page.lastQuery()).toEqual({ day: '2026-11-29' }));
    expect(currentAddress()).toContain('day=2026-11-29');
    expect(screen.getByLabelText('Día de las entregas')).toHaveValue('2026-11-29');
  });

  it('explains an empty day and a failed one [N-40-413]', async () => {
    showPlan(aPlan({ zones: [], pickList: [] }));
    const { unmount } = await open();
    expect(await screen.findByText(/No hay pedidos para este día/)).toBeVisible();
    expect(screen.getByText('No falta nada por alistar.')).toBeVisible();
    unmount();
    page.stop();
    page = officePage('/admin/delivery', DeliveryPage, '/delivery/plan');
    page.http.reply({ 'GET /delivery/plan': () => failure(500, 'INTERNAL', 'No se pudo leer el plan.') });
    await open();
    expect(await screen.findByText('No se pudo leer el plan.')).toBeVisible();
  });

  it('downloads the orders of a zone for a courier [N-40-412]', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = () => undefined;
    showPlan();
    await open();
    await user.click(await screen.findByRole('button', { name: 'CSV para transportadora' }));
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });
});

describe('a route of the plan', () => {
  it('is made of the selected orders [N-40-414]', async () => {
    showPlan(aPlan({ zones: [aPlanZone({ stops: [ANA, LUIS] })] }));
    page.http.reply({ 'POST /delivery/routes': () => answer(aRoute()) });
    await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todos (2)' }));
    await user.click(screen.getByRole('button', { name: 'Nueva ruta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Escriba quién reparte.')).toBeVisible();
    await user.type(dialog.getByLabelText('Quién reparte'), 'Pedro');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardó la ruta 7')).toBeVisible();
    expect(lastBody('POST /delivery/routes')).toEqual({ day: DAY, driverName: 'Pedro', orderIds: [41, 42] });
  });

  it('gets further orders at its end [N-40-414]', async () => {
    showPlan(
      aPlan({ zones: [aPlanZone({ stops: [LUIS] })], routes: [aRoute({ stops: [onRoute[0] ?? ANA] })] }),
    );
    page.http.reply({ 'PUT /delivery/routes/7': () => answer(aRoute({ version: 3 })) });
    await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el pedido 42' }));
    await user.selectOptions(screen.getByLabelText('Agregar a una ruta'), 'Ruta 7: Pedro');
    await waitFor(() =>
      expect(lastBody('PUT /delivery/routes/7')).toEqual({
        driverName: 'Pedro',
        version: 2,
        orderIds: [41, 42],
      }),
    );
  });

  it('is ordered by Alt and an arrow key, which keeps the focus, and by buttons [N-40-415]', async () => {
    holdRoute();
    await open();
    const down = await screen.findByRole('button', { name: 'Bajar la parada de Ana Rojas' });
    down.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(stopNames()).toEqual(['Luis', 'Ana', 'Eva']);
    expect(screen.getByText('Ana Rojas: parada 2 de 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bajar la parada de Ana Rojas' })).toHaveFocus();
    await waitFor(() =>
      expect(lastBody('PUT /delivery/routes/7')).toMatchObject({ orderIds: [42, 41, 43], version: 2 }),
    );
    await waitFor(() => expect(screen.queryByText('Guardando el orden…')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Subir la parada de Eva Díaz' }));
    await waitFor(() =>
      expect(lastBody('PUT /delivery/routes/7')).toMatchObject({ orderIds: [42, 43, 41], version: 3 }),
    );
    expect(stopNames()).toEqual(['Luis', 'Eva', 'Ana']);
  });

  it('is ordered by dragging [N-40-415]', async () => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    holdRoute();
    await open();
    const list = await screen.findByRole('list', { name: 'Paradas de la ruta 7' });
    within(list)
      .getAllByRole('listitem')
      .forEach((row, index) => {
        row.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 50);
      });
    const [handle] = within(list).getAllByTitle('Arrastrar');
    // jsdom has no pointer events with a place.
    const point = (type: string, clientY: number) =>
      fireEvent(handle as HTMLElement, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    point('pointerdown', 25);
    point('pointermove', 140);
    point('pointerup', 140);
    expect(stopNames()).toEqual(['Luis', 'Eva', 'Ana']);
    await waitFor(() => expect(lastBody('PUT /delivery/routes/7')).toMatchObject({ orderIds: [42, 43, 41] }));
  });

  it('shows the stored order again when another person changed the route [N-40-415]', async () => {
    showPlan(aPlan({ zones: [], routes: [aRoute({ stops: onRoute })] }));
    page.http.reply({
      'PUT /delivery/routes/7': () => failure(409, 'EDIT.CONFLICT', 'Otra persona la cambió.'),
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Bajar la parada de Ana Rojas' }));
    expect(await screen.findByText('No se guardó la ruta 7. Otra persona la cambió.')).toBeVisible();
    expect(stopNames()).toEqual(['Ana', 'Luis', 'Eva']);
  });

  it("makes the driver's link to copy or to send by WhatsApp, and says that the earlier one ends [N-40-416]", async () => {
    const url = 'https://lacteos.test/ruta#secreto';
    showPlan(aPlan({ zones: [], routes: [aRoute({ linkEndsAt: '2026-11-29T11:00:00.000Z' })] }));
    page.http.reply({
      'POST /delivery/routes/7/link': () => answer({ url, endsAt: '2026-11-29T11:00:00.000Z' }),
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Enlace del repartidor' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('El enlace anterior deja de servir.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Crear enlace' }));
    expect(await dialog.findByLabelText('Enlace de la ruta')).toHaveValue(url);
    await user.click(dialog.getByRole('button', { name: /^Copiar/ }));
    expect(await navigator.clipboard.readText()).toBe(url);
    const whatsapp = dialog.getByRole('link', { name: 'Enviar por WhatsApp' });
    expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain(url);
  });

  it('leaves after a question, and names the orders that stay [N-40-417]', async () => {
    showPlan(aPlan({ zones: [], routes: [aRoute({ stops: onRoute })] }));
    page.http.reply({
      'POST /delivery/routes/7/leave': () =>
        answer({
          route: aRoute({ hasLeft: true }),
          leftBehind: [{ orderId: 43, code: 'ORDERS.NOT_PAID', reason: 'No está pagado.' }],
        }),
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Salió' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByText('¿Salió Pedro con 3 paradas?').length).toBeGreaterThan(0);
    expect(dialog.getByText(/Ruta propia, guía R-7/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Salió' }));
    expect(await screen.findByText('Pedido 43: No está pagado.')).toBeVisible();
  });

  it('prints its stops in their order, and what is to be picked [N-40-418]', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    showPlan(aPlan({ zones: [], routes: [aRoute({ stops: onRoute })] }));
    await open();
    await user.click(await screen.findByRole('button', { name: 'Imprimir paradas' }));
    const paper = document.querySelector('.printed') as HTMLElement;
    expect(within(paper).getByText('Ruta 7: Pedro')).toBeInTheDocument();
    const rows = [...paper.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows.map((text) => /Ana|Luis|Eva/.exec(text)?.[0])).toEqual(['Ana', 'Luis', 'Eva']);
    expect(print).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    await user.click(screen.getByRole('button', { name: 'Imprimir alistamiento' }));
    expect(document.querySelector('.printed')).toHaveTextContent('Alistamiento del 28 de noviembre de 2026');
    print.mockRestore();
  });

  it('that has left shows its stops and takes no changes [N-40-417]', async () => {
    showPlan(aPlan({ zones: [], routes: [aRoute({ hasLeft: true, leftAt: '2026-11-28T13:00:00.000Z' })] }));
    await open();
    expect(await screen.findByText(/^Salió el/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Salió|Borrar ruta|Subir|Bajar)/ })).toBeNull();
  });
});
