import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Modal, Table } from 'antd';
import type { ReactNode } from 'react';

import { AntdFrame } from '../antd-frame';

const NAME = /^Tabla más ancha que la pantalla/;
const columns = (cell?: () => ReactNode) => [{ title: 'Fecha', dataIndex: 'day', render: cell }];
const table = (cell?: () => ReactNode) => (
  <AntdFrame>
    <Table
      rowKey="day"
      columns={columns(cell)}
      dataSource={[{ day: '2026-03-01' }]}
      scroll={{ x: 'max-content' }}
      pagination={false}
    />
  </AntdFrame>
);

describe('a table wider than its container', () => {
  let width = 300;
  let resize: () => void;
  beforeEach(() => {
    width = 300;
    const observed = new Set<Element>();
    globalThis.ResizeObserver = class {
      constructor(onResize: ResizeObserverCallback) {
        const before = resize;
        resize = () => {
          before();
          onResize(
            [...observed].map((target) => ({ target }) as ResizeObserverEntry),
            this,
          );
        };
      }
      observe = (element: Element) => void observed.add(element);
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    resize = () => undefined;
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => 584);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  });
  const settle = async () => {
    await act(async () => Promise.resolve());
    act(() => resize());
  };

  it('is focusable with its own name as long as it overflows [N-18-340]', async () => {
    const { container } = render(table());
    await settle();
    const box = screen.getByRole('group', { name: NAME });
    expect(box).toHaveAttribute('tabindex', '0');
    expect(box).toContainElement(container.querySelector('table'));
    width = 600;
    await settle();
    expect(screen.queryByRole('group', { name: NAME })).toBeNull();
    expect(container.querySelector('[tabindex]')).toBeNull();
  });

  it('is not focusable when its contents are [N-18-340]', async () => {
    render(table(() => <a href="/admin/order/1">Pedido 1</a>));
    await settle();
    expect(screen.queryByRole('group', { name: NAME })).toBeNull();
  });

  it('is focusable in a dialog too [N-18-340]', async () => {
    render(
      <AntdFrame>
        <Modal open title="Archivo">
          {table()}
        </Modal>
      </AntdFrame>,
    );
    await settle();
    expect(screen.getByRole('group', { name: NAME })).toBeInTheDocument();
  });
});
