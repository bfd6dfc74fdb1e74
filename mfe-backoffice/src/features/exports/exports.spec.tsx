import '@testing-library/jest-dom';

import { stubHttp } from '@lacteos/api-client/testing';
import { AntdFrame } from '@lacteos/ui/antd';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ExportMenu, ExportNotice } from './index';

const EXPORT = 'GET /admin/orders/export';
const PATH = '/admin/orders/export';
let http: ReturnType<typeof stubHttp>;
let finish: (answer: { status: number; body: string }) => void;

const page = (hasList: boolean) => (
  <AntdFrame>
    {hasList && <ExportMenu path={PATH} subject="los pedidos" params={{}} />}
    <ExportNotice />
  </AntdFrame>
);
const begin = async () => {
  const user = userEvent.setup();
  const { rerender } = render(page(true));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByText('CSV'));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.queryByText('Exportando los pedidos')).toBeNull();
  rerender(page(false));
  expect(await screen.findByText('Exportando los pedidos')).toBeVisible();
  return { user, rerender };
};

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = () => undefined;
  const answer = new Promise<{ status: number; body: string }>((done) => (finish = done));
  http = stubHttp({ [EXPORT]: () => answer });
});
afterEach(() => http.restore());

describe('a download whose page is left', () => {
  it('continues, shows its progress on the next page, and is saved [N-17-405]', async () => {
    await begin();
    finish({ status: 200, body: 'Id' });
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByText('Exportando los pedidos')).toBeNull());
  });

  it('can be cancelled from the next page [N-17-405]', async () => {
    const { user, rerender } = await begin();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByText('Exportando los pedidos')).toBeNull());
    rerender(page(true));
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });

  it('reports its failure until the notice is closed [N-17-405]', async () => {
    const { user } = await begin();
    finish({
      status: 503,
      body: '{"success":false,"code":"UNAVAILABLE","message":"No disponible","requestId":"x"}',
    });
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  });
});
