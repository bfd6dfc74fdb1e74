import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../use-address';
import { focusRowOf } from './model/row-keys';
import type { OfficeTableDefinition } from './model/table-definition';

const PARAM = 'row';

interface OpenedRow<Row> {
  row: Row | undefined;
  open: (row: Row) => void;
  /** Without a history entry: 'back' leaves the panel, not the row before. */
  walkTo: (row: Row) => void;
  close: () => void;
}

/** In the address: a link opens the same row, and 'back' closes it. */
export function useOpenedRow<Row>(
  { rowKey }: Pick<OfficeTableDefinition<Row>, 'rowKey'>,
  rows: readonly Row[],
): OpenedRow<Row> {
  const [address, change] = useAddress();
  const navigate = useNavigate();
  const key = address.get(PARAM);
  const row = key === null ? undefined : rows.find((one) => String(rowKey(one)) === key);
  const last = useRef<string | null>(null);
  const hasEntry = useRef(false);
  // Focus returns to the row that was shown last, however its panel was closed.
  useEffect(() => {
    if (key === null) {
      if (last.current !== null) focusRowOf(last.current);
      hasEntry.current = false;
    }
    last.current = key;
  }, [key]);
  const show = (next: Row, replace: boolean) =>
    change(
      (newest) => {
        newest.set(PARAM, String(rowKey(next)));
        return newest;
      },
      { replace },
    );
  return {
    row,
    open: (next) => {
      if (key === null) hasEntry.current = true;
      show(next, key !== null);
    },
    walkTo: (next) => show(next, true),
    close: () => {
      if (hasEntry.current) void navigate(-1);
      else
        change(
          (newest) => {
            newest.delete(PARAM);
            return newest;
          },
          { replace: true },
        );
    },
  };
}
