import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { CLAIM_KIND_NAMES } from '@lacteos/contracts/claims/claims';
import { aUser, signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '#testing/render-page';

const TERMS = { terms: CLAIM_KIND_NAMES.map((kind) => ({ kind, days: 15, dueOn: '2026-12-14' })) };
const RECEIPT = {
  number: 'PQR-2026-7',
  kind: 'claim',
  receivedAt: '2026-11-20T15:00:00.000Z',
  dueOn: '2026-12-14',
};
const FOLLOWED = {
  ...RECEIPT,
  state: 'answered',
  isProlonged: false,
  canReply: true,
  orderId: null,
  productName: null,
  entries: [
    { kind: 'received', text: 'Tapa rota.', at: '2026-11-20T15:00:00.000Z', files: [] },
    { kind: 'answer', text: 'Va otro kumis.', at: '2026-11-21T15:00:00.000Z', files: [] },
  ],
};

let http: ReturnType<typeof stubHttp>;
beforeEach(async () => {
  sessionStorage.clear();
  await visitAsAnyone();
  http = stubHttp({
    'GET /claims/terms': () => answer(TERMS),
    'POST /claims': () => answer(RECEIPT),
    'POST /claims/lookup': () => answer(FOLLOWED),
  });
});
afterEach(() => http.restore());

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /^Reclamo Un producto/ }));
  write('Su mensaje', 'El kumis llegó con la tapa rota.');
  write('Nombre completo', 'Rosa Díaz');
  write('Número de documento', '52123456');
  write('Correo electrónico', 'rosa@correo.test');
  write('Teléfono', '3101234567');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

describe('the form of a claim', () => {
  it('says what is missing, when the answer is due, and gives number and time at once [N-20-241]', async () => {
    const { container } = renderAt('/pqr?pedido=41');
    await screen.findByRole('button', { name: 'Enviar' });
    await send();
    expect(screen.getByRole('link', { name: 'Elija sobre qué nos quiere escribir.' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await fill();
    expect(screen.getByText(/a más tardar el 14 de diciembre de 2026/)).toBeVisible();
    await send();
    expect(await screen.findByText('PQR-2026-7')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recibimos su caso' })).toHaveFocus();
    expect(http.requestsTo('POST /claims')[0]?.body).toMatchObject({ kind: 'claim', orderId: 41, files: [] });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('keeps typed values and key over a refresh, so that a lost answer creates no second claim [N-20-242]', async () => {
    http.reply({ 'POST /claims': () => failure(503, 'INTERNAL', 'No disponible.') });
    renderAt('/pqr');
    await fill();
    await send();
    expect(await screen.findByText('No disponible.')).toBeVisible();
    cleanup();
    http.reply({ 'POST /claims': () => answer(RECEIPT) });
    renderAt('/pqr');
    expect(await screen.findByLabelText('Nombre completo')).toHaveValue('Rosa Díaz');
    await send();
    await screen.findByText('PQR-2026-7');
    const keys = http.requestsTo('POST /claims').map(({ headers }) => headers['idempotency-key']);
    expect([keys.length > 1, new Set(keys).size, keys[0]]).toEqual([true, 1, expect.any(String)]);
    cleanup();
    renderAt('/pqr');
    expect(await screen.findByText('PQR-2026-7')).toBeVisible();
  });
});

describe('following a claim', () => {
  it('finds a claim by number and document, shows its history and accepts a reply [N-20-243]', async () => {
    http.reply({
      'POST /claims/replies': () => answer({ ...FOLLOWED, state: 'in-progress' }),
    });
    const { container } = renderAt('/pqr/seguimiento?numero=PQR-2026-7');
    await screen.findByLabelText('Número de documento');
    write('Número de documento', '52123456');
    await userEvent.click(screen.getByRole('button', { name: 'Ver el caso' }));
    expect(await screen.findByText('Va otro kumis.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    write('Su mensaje', 'Todavía no ha llegado.');
    await send();
    expect(await screen.findByText('En trámite')).toBeVisible();
    expect(http.requestsTo('POST /claims/replies')[0]?.body).toMatchObject({ number: 'PQR-2026-7' });
  });

  it('gives the same answer for every mismatch of number and document', async () => {
    http.reply({ 'POST /claims/lookup': () => failure(404, 'CLAIMS.NOT_FOUND', 'No encontramos un caso.') });
    renderAt('/pqr/seguimiento');
    await screen.findByLabelText('Número del caso');
    write('Número del caso', 'PQR-2026-8');
    write('Número de documento', '1');
    await userEvent.click(screen.getByRole('button', { name: 'Ver el caso' }));
    expect(await screen.findByText('No encontramos un caso.')).toBeVisible();
  });
});

const OWN = { ...RECEIPT, state: 'answered', orderId: 41 };
const PROFILE = { idType: '31', n_document: '900123456', version: 1 };
const ORDERS = [
  { id: 52, createdAt: '2026-11-19T02:00:00.000Z', totalPrice: 45_000 },
  { id: 51, createdAt: '2026-11-10T15:00:00.000Z', totalPrice: 12_500 },
];
const BOUGHT = { id: 52, orderItems: [{ id_product: 4, Product: { id: 4, name: 'Kumis natural' } }] };

describe('the claims of an account', () => {
  const { id } = aUser();
  beforeEach(async () => {
    await signIn(aUser({ id_role: 1 }));
    http.reply({
      'GET /account/profile': () => answer(PROFILE),
      'GET /order/mine': () => answer(ORDERS),
      'GET /order/52': () => answer(BOUGHT),
      'GET /claims/mine': () => answer([OWN], { total: 1, page: 1, pageSize: 10 }),
      'GET /claims/mine/PQR-2026-7': () => answer(FOLLOWED),
      'POST /claims/mine/PQR-2026-7/replies': () => answer({ ...FOLLOWED, state: 'in-progress' }),
    });
  });

  it('begin with the document, and with an order and a product that are chosen, not typed [N-20-333]', async () => {
    const { container } = renderAt('/pqr');
    expect(await screen.findByLabelText('Número de documento')).toHaveValue('900123456');
    expect(screen.getByLabelText('Tipo de documento')).toHaveValue('31');
    await screen.findByRole('option', { name: /^Pedido 52, 18 de noviembre de 2026, \$\s45\.000,00$/ });
    await userEvent.selectOptions(screen.getByLabelText(/^Pedido/), '52');
    await screen.findByRole('option', { name: 'Kumis natural' });
    await userEvent.selectOptions(screen.getByLabelText(/^Producto del pedido/), '4');
    expect(await accessibilityProblems(container)).toEqual([]);
    await fill();
    await send();
    await screen.findByText('PQR-2026-7');
    expect(http.requestsTo('POST /claims')[0]?.body).toMatchObject({ orderId: 52, productId: 4 });
  });

  it('accept a typed number when orders cannot be loaded, and keep the order of a link', async () => {
    http.reply({ 'GET /order/mine': () => failure(503, 'INTERNAL', 'No disponible.') });
    renderAt('/pqr?pedido=7');
    expect(await screen.findByLabelText(/^Número de pedido/)).toHaveValue('7');
    cleanup();
    http.reply({ 'GET /order/mine': () => answer(ORDERS) });
    await signIn(aUser({ id: id + 1, id_role: 1 }));
    renderAt('/pqr?pedido=7');
    await screen.findByRole('option', { name: /^Pedido 52/ });
    expect(screen.getByLabelText(/^Pedido/)).toHaveValue('7');
  });

  it('are listed, opened and replied to without a document [N-20-334]', async () => {
    const { container } = renderAt('/pqr/seguimiento');
    await userEvent.click(await screen.findByRole('link', { name: /^PQR-2026-7 ?Respondido/ }));
    expect(await screen.findByText('Va otro kumis.')).toBeVisible();
    expect(screen.queryByLabelText('Número de documento')).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
    write('Su mensaje', 'Todavía no ha llegado.');
    await send();
    expect(await screen.findByText('En trámite')).toBeVisible();
    const [request] = http.requestsTo('POST /claims/mine/PQR-2026-7/replies');
    expect(request?.body).toEqual({ text: 'Todavía no ha llegado.', files: [] });
  });

  it('report an empty or failed list, and ask for the document of a claim without account', async () => {
    http.reply({
      'GET /claims/mine': () => answer([], { total: 0, page: 1, pageSize: 10 }),
      'GET /claims/mine/PQR-2026-9': () => failure(404, 'CLAIMS.NOT_FOUND', 'No encontramos un caso.'),
    });
    renderAt('/pqr/seguimiento?numero=PQR-2026-9');
    expect(await screen.findByText('Todavía no tiene casos con su cuenta.')).toBeVisible();
    expect(await screen.findByLabelText('Número del caso')).toHaveValue('PQR-2026-9');
    cleanup();
    await signIn(aUser({ id: id + 2, id_role: 1 }));
    http.reply({ 'GET /claims/mine': () => failure(503, 'INTERNAL', 'No disponible.') });
    renderAt('/pqr/seguimiento');
    expect(await screen.findByText('No pudimos cargar sus casos')).toBeVisible();
    http.reply({ 'GET /claims/mine': () => answer([OWN], { total: 1, page: 1, pageSize: 10 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('PQR-2026-7')).toBeVisible();
  });
});
