import '@testing-library/jest-dom';

import { render, screen } from '@testing-library/react';

import type { OfficeTableDefinition } from '../model/table-definition';
import { plainView } from '../model/table-view';
import { RowCards } from './row-cards';

interface Row {
  id: number;
}
const definition: OfficeTableDefinition<Row> = {
  name: 'things',
  label: 'Cosas',
  path: '/things',
  rowKey: ({ id }) => id,
  rowTitle: ({ id }) => `la cosa ${id}`,
  columns: [{ key: 'id', title: 'Id', render: ({ id }) => id, sort: 'id' }],
  sort: '-id',
  nouns: { one: 'cosa', many: 'cosas' },
  emptyText: 'Todavía no hay cosas.',
};

const show = (rows: Row[], isLoading: boolean) =>
  render(
    <RowCards
      definition={definition}
      columns={definition.columns}
      rows={rows}
      total={rows.length}
      view={plainView(definition)}
      isLoading={isLoading}
      empty={<p>Nada</p>}
      onChange={() => undefined}
    />,
  );

describe('cards on a phone', () => {
  it('show placeholders while they load, and leave the choice of order alone', () => {
    const { container } = show([], true);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando..');
    expect(screen.queryByText('Nada')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Ordenar por' }).closest('.ant-spin')).toBeNull();
    expect(container.querySelector('.ant-spin-spinning')).toBeNull();
  });

  it('stay, greyed out, while others load', () => {
    const { container } = show([{ id: 7 }], true);
    expect(screen.getByRole('listitem')).toHaveTextContent('7');
    expect(container.querySelector('.ant-spin-spinning')).not.toBeNull();
    expect(screen.getByRole('combobox').closest('.ant-spin')).toBeNull();
  });

  it('say that there is nothing once an empty answer came', () => {
    show([], false);
    expect(screen.getByText('Nada')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
