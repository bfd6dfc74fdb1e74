import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Alert, Button, Empty, Input, Select } from 'antd';
import { AntdFrame } from './antd-frame';
import { clearableChoice, clearableSearch } from './decorative-icons';
import { listLoadingProps } from './list-loading-props';

describe('antd frame', () => {
  it('shows the texts of antd in Spanish', () => {
    render(
      <AntdFrame>
        <Empty />
      </AntdFrame>,
    );
    expect(screen.getByText('No hay datos', { selector: 'div' })).toBeInTheDocument();
  });

  it("shows the shop's drawing over an empty list", () => {
    const { container } = render(
      <AntdFrame>
        <Empty description="Todavía no hay pedidos." />
      </AntdFrame>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 96 96');
  });

  it('lets no icon of antd speak English in the name of a field, a button or a message', () => {
    render(
      <AntdFrame>
        <Select aria-label="Vendedor" loading />
        <Select aria-label="Moneda" />
        <Button loading>Guardar</Button>
        {(['success', 'info', 'warning', 'error'] as const).map((type) => (
          <Alert key={type} type={type} title="Aviso" showIcon />
        ))}
      </AntdFrame>,
    );
    expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(7);
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(screen.getByRole('button')).toHaveAccessibleName('Guardar');
  });

  it('names the buttons that empty a search and a choice in Spanish', () => {
    render(
      <AntdFrame>
        <Input defaultValue="kumis" allowClear={clearableSearch} />
        <Select defaultValue="COP" options={[{ value: 'COP' }]} allowClear={clearableChoice} />
      </AntdFrame>,
    );
    const choice = screen.getByRole('button', { name: 'Borrar lo elegido' });
    expect(choice.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Borrar la búsqueda' })).toBeInTheDocument();
  });

  it('says that a list is on its way or could not be read, and reads it again when it is opened', async () => {
    const refetch = jest.fn();
    const list = (isLoading: boolean, isError: boolean) => (
      <AntdFrame>
        <Select aria-label="Vendedor" options={[]} {...listLoadingProps({ isLoading, isError, refetch })} />
      </AntdFrame>
    );
    const { rerender } = render(list(true, false));
    const press = () => fireEvent.mouseDown(screen.getByRole('combobox'));
    press();
    expect(screen.getByText('Cargando..')).toBeVisible();
    expect(refetch).not.toHaveBeenCalled();
    rerender(list(false, true));
    expect(screen.getByText(/^No se pudo leer la lista/)).toBeVisible();
    press();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'));
    expect(refetch).not.toHaveBeenCalled();
    press();
    expect(refetch).toHaveBeenCalledTimes(1);
    rerender(list(false, false));
    expect(screen.getByText('No hay datos', { selector: 'div' })).toBeVisible();
  });
});
