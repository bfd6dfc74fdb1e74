import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';

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

describe('the focus in an opening dialog', () => {
  it('starts in the first usable field [N-17-534]', async () => {
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

  it('starts in the marked control', async () => {
    render(
      <Page>
        {field('Transportadora')}
        {field('Guía', { 'data-first-focus': true })}
      </Page>,
    );
    await waitFor(() => expect(screen.getByLabelText('Guía')).toHaveFocus());
  });

  it('starts on a dialog without fields or one meant for reading', async () => {
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

  it('waits for a loading form, unless the person has acted meanwhile [N-17-534]', async () => {
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

describe('the focus after a dialog is removed', () => {
  it('returns to its opener, also through a dialog above [N-17-559]', async () => {
    const user = userEvent.setup({ delay: null });
    function Opening() {
      const [level, setLevel] = useState(0);
      useDialogFocus();
      return (
        <AntdFrame>
          <button onClick={() => setLevel(1)}>Editar</button>
          {level > 0 && (
            <Modal open title="Datos" onCancel={() => setLevel(0)} footer={null}>
              {field('Nombre')}
              <button onClick={() => setLevel(2)}>Foto</button>
            </Modal>
          )}
          {level > 1 && (
            <Modal open title="Recorte" onCancel={() => setLevel(1)} footer={null}>
              {field('Ancho')}
            </Modal>
          )}
        </AntdFrame>
      );
    }
    render(<Opening />);
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Foto' }));
    await waitFor(() => expect(screen.getByLabelText('Ancho')).toHaveFocus());
    await user.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Foto' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus());
  });

  it('stays where the person has put it meanwhile [N-17-559]', async () => {
    const page = (isOpen: boolean) => (
      <AntdFrame>
        <button>Editar</button>
        <input aria-label="Buscar" />
        {isOpen && (
          <Modal open title="Datos" mask={false} focusable={{ focusTriggerAfterClose: false }}>
            {field('Nombre')}
          </Modal>
        )}
      </AntdFrame>
    );
    const Frame = ({ isOpen }: { isOpen: boolean }) => {
      useDialogFocus();
      return page(isOpen);
    };
    const { rerender } = render(<Frame isOpen={false} />);
    screen.getByRole('button', { name: 'Editar' }).focus();
    rerender(<Frame isOpen />);
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    rerender(<Frame isOpen={false} />);
    screen.getByLabelText('Buscar').focus();
    await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull());
    expect(screen.getByLabelText('Buscar')).toHaveFocus();
  });
});
