import { useAddress } from '../../use-address';

import type { OfficeTableDefinition } from './model/table-definition';
import { readTableView, writeTableView, type ChangeView, type TableView } from './model/table-view';

export interface ShownView {
  view: TableView;
  change: ChangeView;
  /** Replaces the view without a history entry. */
  correct: ChangeView;
}

export function useTableView<Row>(definition: OfficeTableDefinition<Row>): ShownView {
  const [address, changeAddress] = useAddress();
  const go =
    (replace: boolean): ChangeView =>
    (change) =>
      changeAddress((newest) => writeTableView(definition, change(readTableView(definition, newest))), {
        replace,
      });
  return { view: readTableView(definition, address), change: go(false), correct: go(true) };
}
