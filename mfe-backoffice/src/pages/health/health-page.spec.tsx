import type { HealthCheck } from '@lacteos/contracts/schemas';
import { answer, failure } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { officePage } from '#testing/office-page';
import { HealthPage } from './health-page';

const aCheck = (change: Partial<HealthCheck> = {}): HealthCheck => ({
  key: 'outbox-late',
  state: 'good',
  severity: 'page',
  title: 'Tareas atrasadas',
  advice: 'Revise que la API corra.',
  unit: 'seconds',
  limit: 300,
  value: 0,
  at: '2026-11-20T15:00:00.000Z',
  ...change,
});

let page: ReturnType<typeof officePage>;
const reply = (checks: HealthCheck[]) =>
  page.http.reply({ 'GET /health/report': () => answer({ at: '2026-11-20T15:00:00.000Z', checks }) });
beforeEach(() => {
  page = officePage('/admin/health', HealthPage, '/health/report');
  page.http.reply({ 'GET /health/weekly-mail': () => answer({ isOn: false }) });
});
afterEach(() => page.stop());

describe('the page Salud', () => {
  it('shows what is wrong first, with what to do about it [N-21-042]', async () => {
    reply([
      aCheck({ key: 'holds-late', title: 'Reservas vencidas', unit: 'count', limit: 0 }),
      aCheck({ key: 'pool-exhausted', title: 'Conexiones', state: 'unknown', value: null }),
      aCheck({ state: 'bad', value: 420 }),
    ]);
    const { container } = await page.open();
    expect(await screen.findByText('Un punto requiere atención.')).toBeVisible();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Tareas atrasadasRequiere atención7 min (normal: hasta 5 min)Urgente. Revise que la API corra.',
      'ConexionesSin datos',
      'Reservas vencidasBien0',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('switches the weekly mail on, and says why that failed [N-17-217]', async () => {
    const SWITCH = 'PUT /health/weekly-mail';
    reply([aCheck()]);
    page.http.reply({ [SWITCH]: () => failure(503, 'UNAVAILABLE', 'Intente de nuevo.') });
    await page.open();
    const control = await screen.findByRole('switch', { name: 'Recibir el correo de la semana' });
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    expect(await screen.findByText(/^No sabemos si se guardó/)).toBeVisible();
    expect(control).not.toBeChecked();
    page.http.reply({ [SWITCH]: ({ body }) => answer(body) });
    await userEvent.click(control);
    await waitFor(() => expect(control).toBeChecked());
    expect(page.http.requestsTo(SWITCH).at(-1)?.body).toEqual({ isOn: true });
  });

  it('says when every check is normal [N-21-042]', async () => {
    reply([aCheck()]);
    await page.open();
    expect(await screen.findByText('Todo funciona con normalidad.')).toBeVisible();
  });

  it('can be reloaded after a failure [N-21-042]', async () => {
    page.http.reply({ 'GET /health/report': () => failure(503, 'UNAVAILABLE', 'Intente de nuevo.') });
    await page.open();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    reply([aCheck()]);
    await userEvent.click(retry);
    expect(await screen.findByText('Todo funciona con normalidad.')).toBeVisible();
  });
});
