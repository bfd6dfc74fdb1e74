import '@testing-library/jest-dom';

import { signIn } from '@lacteos/session-bus/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { bulkRuns } from '#features/bulk-runs';
import { importStore } from '#features/imports';
import { anAdmin } from '#testing/builders';
import { OfferedNotices } from './offered-notices';

describe('the back-office notices on pages of other remotes', () => {
  beforeEach(() => signIn(anAdmin()));

  it('show a file being saved, then its outcome until the notice is closed [N-17-562]', async () => {
    const id = importStore.begin('productos.xlsx');
    render(<OfferedNotices />);
    expect(screen.getByText('Guardando productos.xlsx…')).toBeVisible();
    act(() =>
      importStore.recordOutcome(id, { title: 'No se importó el archivo', reason: 'Otra persona lo cambió.' }),
    );
    expect(screen.getByText('Otra persona lo cambió.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByText('No se importó el archivo')).not.toBeInTheDocument();
  });

  it('show a running bulk action over several orders [N-17-562]', async () => {
    render(<OfferedNotices />);
    const send = () => new Promise<null>(() => undefined);
    const request = { subject: 'pagos', tasks: [{ orderId: 7, send }], onEnd: () => undefined };
    act(() => void bulkRuns.start({ id: bulkRuns.newId(), ...request }));
    expect(await screen.findByText('Registrando pagos: 0 de 1')).toBeVisible();
  });
});
