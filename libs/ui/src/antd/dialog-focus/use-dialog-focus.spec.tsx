import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import type { ReactNode } from 'react';

import { AntdFrame } from '../antd-frame';
import { useDialogFocus } from './use-dialog-focus';

function Page({ children }: { children: ReactNode }) {
  useDialogFocus();
  return (
    <AntdFrame>
      <Modal open title="Datos">
        {children}
      </Modal>
    </AntdFrame>
  );
}
const field = (name: string, more: object = {}) => <input aria-label={name} {...more} />;

describe('the focus of a dialog that opens', () => {
  it('stands in its first field that can be used', async () => {
    render(
      <Page>
        {field('Foto', { type: 'file' })}
        {field('Apagado', { disabled: true })}
        {field('Nombre')}
        {field('Precio')}
      </Page>,
    );
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
  });

  it('stands in the marked control', async () => {
    render(
      <Page>
        {field('Transportadora')}
        {field('Guía', { 'data-first-focus': true })}
      </Page>,
    );
    await waitFor(() => expect(screen.getByLabelText('Guía')).toHaveFocus());
  });

  it('stands on the dialog where there is nothing to fill in, or where it is read', async () => {
    const { rerender } = render(<Page>Solo texto</Page>);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    rerender(
      <Page>
        <div data-focus-stays>{field('Correo')}</div>
      </Page>,
    );
    await screen.findByLabelText('Correo');
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('waits for a form that is read first, unless its person has done something meanwhile', async () => {
    const { rerender, unmount } = render(<Page>Cargando..</Page>);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    rerender(<Page>{field('Nombre')}</Page>);
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    unmount();

    const again = render(<Page>Cargando..</Page>);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    const user = userEvent.setup();
    await user.tab();
    const closer = screen.getByRole('button', { name: 'Cerrar' });
    expect(closer).toHaveFocus();
    again.rerender(<Page>{field('Nombre')}</Page>);
    await screen.findByLabelText('Nombre');
    expect(closer).toHaveFocus();
  });
});
