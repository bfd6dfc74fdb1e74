import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Alert, App, Button, Drawer, Empty, Form, Input, Modal, Select, Table } from 'antd';
import { useEffect, useState } from 'react';
import { AntdFrame } from './antd-frame';
import { clearableChoice, clearableSearch } from './decorative-icons';
import { pageButtons } from './page-buttons/page-buttons';
import { FormProblem } from './form-notice/form-notice';
import { listLoadingProps } from './list-loading-props';

describe('antd frame', () => {
  it("shows antd's texts in Spanish", () => {
    render(
      <AntdFrame>
        <Empty />
      </AntdFrame>,
    );
    expect(screen.getByText('No hay datos', { selector: 'div' })).toBeInTheDocument();
  });

  it("shows the shop's drawing for an empty list [N-17-517]", () => {
    const { container } = render(
      <AntdFrame>
        <Empty description="Todavía no hay pedidos." />
      </AntdFrame>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 96 96');
  });

  it('gives icons no English names in fields, buttons or messages', () => {
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

  it('names the clear button of a field in Spanish, also without one by the form [N-33-956]', async () => {
    render(
      <AntdFrame>
        <Input defaultValue="kumis" allowClear />
        <Select defaultValue="COP" options={[{ value: 'COP' }]} allowClear />
      </AntdFrame>,
    );
    expect(await screen.findByRole('button', { name: 'Borrar el texto' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Borrar lo elegido' })).toBeInTheDocument();
    expect(screen.queryAllByRole('img')).toEqual([]);
  });

  it('shows that a list is loading or failed, and reloads it when reopened', async () => {
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

describe('a rejected form in the frame', () => {
  it('moves the focus to its first invalid field [N-33-705]', async () => {
    render(
      <AntdFrame>
        <Form noValidate>
          <Form.Item name="note" label="Nota">
            <Input />
          </Form.Item>
          <Form.Item name="reason" label="Motivo" rules={[{ required: true, message: 'Escriba el motivo.' }]}>
            <Input />
          </Form.Item>
          <Button htmlType="submit">Enviar</Button>
        </Form>
      </AntdFrame>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Escriba el motivo.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Motivo')).toHaveFocus());
  });

  it('moves the focus to the reason above its fields at each attempt [N-33-705]', async () => {
    const Refused = () => {
      const [problem, setProblem] = useState<string | null>(null);
      const send = async () => {
        setProblem(null);
        await Promise.resolve();
        setProblem('No hay servicio.');
      };
      return (
        <>
          <FormProblem problem={problem} />
          <Button onClick={() => void send()}>Enviar</Button>
        </>
      );
    };
    render(<Refused />, { wrapper: AntdFrame });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
      const notice = await screen.findByRole('alert');
      await waitFor(() => expect(notice.parentElement).toHaveFocus());
    }
  });
});

/** Names that antd gives its controls when its locale has none. */
const ENGLISH =
  /\b(close|increase|decrease|value|expand|collapse|select|row|remove|add|more|clear|next|previous|search|left|right|up|down)\b/i;

it('the frame gives every antd control a Spanish name [N-33-706]', async () => {
  const Notices = () => {
    const { message, notification } = App.useApp();
    useEffect(() => {
      void message.info('Listo');
      notification.info({ title: 'Guardado', duration: 0 });
    }, [message, notification]);
    return null;
  };
  render(
    <AntdFrame>
      <Notices />
      <Modal open title="Devolver" />
      <Drawer open title="Historial" />
      <Table
        columns={[{ title: 'Nombre', dataIndex: 'name', sorter: true }]}
        dataSource={Array.from({ length: 30 }, (_, key) => ({ key, name: `Kumis ${key}` }))}
        expandable={{ expandedRowRender: () => 'Más' }}
        pagination={{ ...pageButtons, pageSize: 2 }}
      />
    </AntdFrame>,
  );
  await screen.findByText('Guardado');
  const controls = ['button', 'combobox', 'columnheader', 'spinbutton'].flatMap((role) =>
    screen.queryAllByRole(role, { hidden: true }),
  );
  expect(controls.length).toBeGreaterThan(10);
  for (const control of controls) {
    expect(control).not.toHaveAccessibleName(expect.stringMatching(ENGLISH));
    expect(control.getAttribute('title') ?? '').not.toMatch(ENGLISH);
  }
});
