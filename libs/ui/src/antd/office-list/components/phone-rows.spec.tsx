import '@testing-library/jest-dom';

import { fireEvent, render, screen } from '@testing-library/react';

import type { OfficeTableDefinition } from '../model/table-definition';
import { plainView } from '../model/table-view';
import { PhoneRows } from './phone-rows';

interface Row {
  id: number;
}
const definition: OfficeTableDefinition<Row> = {
  name: 'things',
  label: 'Cosas',
  path: '/things',
  rowKey: ({ id }) => id,
  rowTitle: ({ id }) => `la cosa ${id}`,
  phoneRow: ({ id }) => ({
    title: `#${id} · Mariela Ñáñez`,
    amount: '$ 11.900',
    detail: 'Pagado · hoy 08:04',
  }),
  columns: [{ key: 'id', title: 'Id', render: ({ id }) => id, sort: 'id' }],
  sort: '-id',
  nouns: { one: 'cosa', many: 'cosas' },
  emptyText: 'Todavía no hay cosas.',
};

const show = (rows: Row[], isLoading: boolean, onOpen: (row: Row) => void = () => undefined) =>
  render(
    <PhoneRows
      definition={definition}
      columns={definition.columns}
      rows={rows}
      total={rows.length}
      view={plainView(definition)}
      isLoading={isLoading}
      empty={<p>Nada</p>}
      onChange={() => undefined}
      onOpen={onOpen}
    />,
  );

describe('the rows of a list on a phone', () => {
  it('are placeholders while they load', () => {
    const { container } = show([], true);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando..');
    expect(screen.queryByText('Nada')).not.toBeInTheDocument();
    expect(container.querySelector('.ant-spin-spinning')).toBeNull();
  });

  it('stay, greyed out, while others load', () => {
    const { container } = show([{ id: 7 }], true);
    expect(screen.getByRole('listitem')).toHaveTextContent('7');
    expect(container.querySelector('.ant-spin-spinning')).not.toBeNull();
  });

  it('are two lines each, and open the panel of the row [N-38-304]', () => {
    const onOpen = jest.fn();
    show([{ id: 7 }], false, onOpen);
    const row = screen.getByRole('button', { name: '#7 · Mariela Ñáñez $ 11.900 Pagado · hoy 08:04' });
    fireEvent.click(row);
    expect(onOpen).toHaveBeenCalledWith({ id: 7 });
  });

  it('say that there is nothing once an empty answer came', () => {
    show([], false);
    expect(screen.getByText('Nada')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
