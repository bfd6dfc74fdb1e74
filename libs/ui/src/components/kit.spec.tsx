import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { Alert, Spinner } from './feedback';
import { Modal } from './modal';
import { ProductPicture } from './product-picture';
import { PasswordField, TextField } from './text-field';
import { notify, ToastHost } from './toasts';

describe('the component kit', () => {
  it('ignores clicks on a busy button', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Guardar</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    rerender(
      <Button onClick={onClick} isPending>
        Guardar
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form from a busy button', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending>
          Enviar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('associates a field with its hint and error', () => {
    render(<TextField label="Teléfono" hint="Diez dígitos" error="Por favor ingrese un número valido" />);
    const field = screen.getByRole('textbox', { name: 'Teléfono' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Diez dígitos Por favor ingrese un número valido');
  });

  it('toggles the visibility of a password', async () => {
    render(<PasswordField label="Contraseña" defaultValue="secreta" />);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  });

  it('announces an error alert', () => {
    render(<Alert title="Error">No se pudo cargar.</Alert>);
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorNo se pudo cargar.');
  });

  it("labels the spinner 'Cargando..'", () => {
    render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando..');
  });

  it('names a dialog by its title and closes it', async () => {
    const onClose = jest.fn();
    render(
      <Modal title="Términos" onClose={onClose}>
        Texto
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Términos' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('offers a picture in three widths and two formats', () => {
    const { container } = render(
      <ProductPicture image="/api/media/yogur/640.webp" alt="Yogur" sizes="50vw" />,
    );
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/api/media/yogur/320.avif 320w, /api/media/yogur/640.avif 640w, /api/media/yogur/960.avif 960w',
    );
    expect(screen.getByRole('img', { name: 'Yogur' })).toHaveAttribute('src', '/api/media/yogur/640.webp');
  });

  it('does not alter a picture of another host', () => {
    const { container } = render(
      <ProductPicture image="https://imagenes.test/queso.png" alt="Queso" sizes="50vw" />,
    );
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img', { name: 'Queso' })).not.toHaveAttribute('srcset');
  });

  it('shows a message from anywhere in the page and lets it be closed', async () => {
    render(<ToastHost />);
    act(() => notify('success', '¡Éxito!', 'Registro exitoso!.'));
    expect(screen.getByRole('status')).toHaveTextContent('¡Éxito!Registro exitoso!.');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso: ¡Éxito!' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
