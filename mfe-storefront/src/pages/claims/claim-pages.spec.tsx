import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { CLAIM_KIND_NAMES } from '@lacteos/contracts';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
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
  it('says what is missing, when the answer is due, and gives number and time at once', async () => {
    const { container } = renderAt('/pqr?pedido=41');
    await screen.findByRole('button', { name: 'Enviar' });
    await send();
    expect(screen.getByRole('link', { name: 'Elija qué nos quiere escribir.' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await fill();
    expect(screen.getByText(/a más tardar el 14 de diciembre de 2026/)).toBeVisible();
    await send();
    expect(await screen.findByText('PQR-2026-7')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recibimos su caso' })).toHaveFocus();
    expect(http.requestsTo('POST /claims')[0]?.body).toMatchObject({ kind: 'claim', orderId: 41, files: [] });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('keeps what was typed and its key over a refresh, so that a lost answer makes no second claim', async () => {
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
  it('takes number and document, shows the history and lets the person reply', async () => {
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

  it('says the same of every number and document that do not belong together', async () => {
    http.reply({ 'POST /claims/lookup': () => failure(404, 'CLAIMS.NOT_FOUND', 'No encontramos un caso.') });
    renderAt('/pqr/seguimiento');
    await screen.findByLabelText('Número del caso');
    write('Número del caso', 'PQR-2026-8');
    write('Número de documento', '1');
    await userEvent.click(screen.getByRole('button', { name: 'Ver el caso' }));
    expect(await screen.findByText('No encontramos un caso.')).toBeVisible();
  });
});
