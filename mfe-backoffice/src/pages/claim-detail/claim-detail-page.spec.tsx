import '@testing-library/jest-dom';

import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { ClaimDetail } from '@lacteos/contracts/schemas';
import { accessibilityProblems, renderPagesAt } from '@lacteos/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { ClaimDetailPage } from './claim-detail-page';

const CLAIM: ClaimDetail = {
  id: 4,
  number: 'PQR-2026-4',
  kind: 'data-claim',
  state: 'received',
  name: 'Rosa Díaz',
  receivedAt: '2026-11-20T15:00:00.000Z',
  dueOn: '2026-12-14',
  daysLeft: 0,
  urgency: 'due-soon',
  harm: 'allergy',
  harmDueOn: '2026-11-23',
  assigneeId: null,
  assigneeName: null,
  orderId: 41,
  idType: '13',
  document: '52123456',
  email: 'rosa@correo.test',
  phone: '3101234567',
  hasAccount: false,
  productId: null,
  productName: null,
  isProlonged: false,
  harmDuty: {
    who: 'El representante legal',
    authority: 'Superintendencia de Industria y Comercio',
    url: 'https://www.sic.gov.co',
    dueOn: '2026-11-23',
    reportedAt: null,
  },
  prolongation: { days: 8, dueOn: '2026-12-24' },
  steps: ['start', 'answer', 'note', 'assign', 'prolong', 'mark-harm', 'report-harm', 'dismiss'],
  version: 3,
  entries: [
    {
      id: 1,
      kind: 'received',
      text: 'Borren mis datos.',
      author: null,
      at: '2026-11-20T15:00:00.000Z',
      files: [{ name: 'carta.pdf', kind: 'pdf', size: 10, address: '/api/claims/files/1?key=x' }],
    },
  ],
};

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  sessionStorage.clear();
  http = stubHttp({
    'GET /admin/claims/4': () => answer(CLAIM),
    'GET /admin/claims/staff': () => answer([{ id: 2, name: 'Laura Gómez' }]),
    'POST /admin/claims/4/steps': () => answer({ ...CLAIM, state: 'answered' }),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});
const openPage = () => renderPagesAt('/admin/claim/4', { '/admin/claim/:id': ClaimDetailPage });

describe('the page of a claim for staff', () => {
  it('shows who must report the harm to whom by when, the time left, and the authors', async () => {
    const { container } = openPage();
    const term = within(await screen.findByRole('region', { name: 'Plazo' }));
    expect(term.getByText(/^Reacción alérgica: reportar hasta el 23/)).toBeVisible();
    expect(term.getByText(/El representante legal lo reporta a la/)).toBeVisible();
    expect(term.getByText(/Vence hoy/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Descargar carta.pdf' })).toHaveAttribute(
      'href',
      '/api/claims/files/1?key=x',
    );
    expect(screen.getByText(/nadie comprobó que sea suyo/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('answers with the version that was seen, and keeps what was typed when the API refuses [N-20-245]', async () => {
    http.reply({ 'POST /admin/claims/4/steps': () => failure(409, 'CLAIMS.NOT_NOW', 'El caso ya cambió.') });
    openPage();
    fireEvent.change(await screen.findByLabelText(/^Respuesta \(/), {
      target: { value: 'Ya los borramos.' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }));
    expect(await screen.findByText('El caso ya cambió.')).toBeVisible();
    expect(screen.getByLabelText(/^Respuesta \(/)).toHaveValue('Ya los borramos.');
    const [sent] = http.requestsTo('POST /admin/claims/4/steps');
    expect([sent?.body, sent?.headers['idempotency-key']]).toEqual([
      { step: 'answer', version: 3, text: 'Ya los borramos.', files: [] },
      expect.any(String),
    ]);
  });

  it('says at the field that the text is missing, and brings the focus back there [N-33-957]', async () => {
    const { container } = openPage();
    const field = await screen.findByLabelText(/^Respuesta \(/);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Escriba el texto.');
    expect(screen.getByText('Escriba el texto.')).toHaveAttribute('role', 'alert');
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.keyboard('Ya');
    expect(field).toBeValid();
    expect(http.requestsTo('POST /admin/claims/4/steps')).toHaveLength(0);
  });

  it('prolongs the term with a reason', async () => {
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Prorrogar el plazo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Prorrogar' }));
    expect(await dialog.findByText('Escriba este dato.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'Falta un soporte.' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Prorrogar' }));
    expect(await screen.findByText('Quedó registrado.')).toBeVisible();
    expect(http.requestsTo('POST /admin/claims/4/steps')[0]?.body).toEqual({
      step: 'prolong',
      version: 3,
      text: 'Falta un soporte.',
    });
  });
});
