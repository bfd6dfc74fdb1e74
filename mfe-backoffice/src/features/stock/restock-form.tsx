import { countText, unitsText } from '@lacteos/contracts/parsing/count-text';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { RestockRow, StoreSummary } from '@lacteos/contracts/schemas';
import { useIsBelow } from '@lacteos/ui';
import { pageButtons, clearableSearch, useUnsavedGuard, usePersistedState } from '@lacteos/ui/antd';
import { Alert, Button, Input, Pagination } from 'antd';
import { useCallback, useState, type ClipboardEvent } from 'react';

import { failedCall, formStyles, useUndoNotice } from '#features/editing';
import { useRestock } from './restock';
import { factoryRemainder, movesOf, pastedUnits, unreadCell, type TypedUnits } from './restock-grid';
import { RestockCards } from './restock-cards';
import { RestockSheet } from './restock-sheet';
import styles from './restock.module.css';

interface RestockFormProps {
  rows: readonly RestockRow[];
  stores: readonly StoreSummary[];
}

const ROWS_A_PAGE = 25;

/** Undo within ten seconds, while the stores still have the units. */
function useSending(typed: TypedUnits, onSent: () => void) {
  const showUndo = useUndoNotice();
  const { mutateAsync: move, isPending } = useRestock();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const moves = movesOf(typed);
    const unread = unreadCell(typed);
    if (unread) document.getElementById(unread)?.focus();
    if (unread || moves.length === 0) return;
    setProblem(null);
    try {
      const { units } = await move({ moves });
      onSent();
      showUndo(`${units === 1 ? 'Se envió' : 'Se enviaron'} ${unitsText(units)}.`, () =>
        move({ moves, isReturn: true }),
      );
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  return { send, problem, isPending };
}

function useTypedUnits(rows: readonly RestockRow[], stores: readonly StoreSummary[]) {
  const [typed, setTyped] = usePersistedState<TypedUnits>('restock', {});
  const [note, setNote] = useState<string | null>(null);
  const type = useCallback(
    (cell: string, units: FieldNumber) => setTyped((before) => ({ ...before, [cell]: units })),
    [setTyped],
  );
  const paste = (event: ClipboardEvent<HTMLFormElement>) => {
    const text = event.clipboardData.getData('text');
    const target = event.target as HTMLElement;
    const [name, productId = 0, storeId = 0] = target.id.split('-');
    if (name !== 'units' || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    target.blur();
    const from = { productId: Number(productId), storeId: Number(storeId) };
    const { cells, unknown } = pastedUnits(text, rows, stores, from);
    setTyped((before) => ({ ...before, ...cells }));
    const left = unknown.length > 0 ? ` No están en esta tabla: ${unknown.join(', ')}.` : '';
    const filled = Object.keys(cells).length;
    setNote(
      `${filled === 1 ? 'Se llenó' : 'Se llenaron'} ${countText(filled, 'casilla', 'casillas')}.${left}`,
    );
  };
  const clear = () => {
    setTyped({});
    setNote(null);
  };
  return { typed, note, type, paste, clear };
}

interface NoticesProps {
  note: string | null;
  problem: string | null;
  short: readonly string[];
}

function Notices({ note, problem, short }: NoticesProps) {
  return (
    <>
      {note && <Alert type="info" role="status" title={note} />}
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {short.length > 0 && (
        <Alert
          type="warning"
          role="alert"
          title={`La fábrica no tiene tantas unidades de: ${short.join(', ')}.`}
        />
      )}
    </>
  );
}

interface SendButtonsProps {
  units: number;
  isPending: boolean;
  isRefused: boolean;
  onClear: () => void;
}

const SendButtons = ({ units, isPending, isRefused, onClear }: SendButtonsProps) => (
  <>
    <Button type="primary" htmlType="submit" loading={isPending} disabled={units === 0 || isRefused}>
      Enviar {unitsText(units)}
    </Button>
    <Button disabled={units === 0} onClick={onClear}>
      Vaciar
    </Button>
  </>
);

function useShownRows(rows: readonly RestockRow[]) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ name, code }) => `${code} ${name}`.toLowerCase().includes(wanted));
  const shown = found.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE);
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return { search, find, found, shown, page, setPage };
}

export function RestockForm({ rows, stores }: RestockFormProps) {
  const isNarrow = useIsBelow('md');
  const { search, find, found, shown, page, setPage } = useShownRows(rows);
  const { typed, note, type, paste, clear } = useTypedUnits(found, stores);
  const { send, problem, isPending } = useSending(typed, clear);
  useUnsavedGuard(() => movesOf(typed).length > 0);
  const units = movesOf(typed).reduce((sum, { quantity }) => sum + quantity, 0);
  const short = rows.filter((row) => factoryRemainder(row, typed) < 0).map(({ name }) => name);
  const notices = <Notices note={note} problem={problem} short={short} />;
  const buttons = (
    <SendButtons units={units} isPending={isPending} isRefused={short.length > 0} onClear={clear} />
  );
  const Units = isNarrow ? RestockCards : RestockSheet;

  return (
    <form
      noValidate
      onPaste={paste}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.tools}>
        <Input
          type="search"
          className={styles.search}
          allowClear={clearableSearch}
          aria-label="Buscar productos"
          placeholder="Buscar productos"
          value={search}
          onChange={({ target }) => find(target.value)}
        />
        {!isNarrow && buttons}
      </div>
      <p>Escriba cuánto va a cada tienda, o pegue una hoja en una casilla.</p>
      {!isNarrow && notices}
      <Units rows={shown} stores={stores} typed={typed} onType={type} />
      {found.length > ROWS_A_PAGE && (
        <Pagination
          simple={isNarrow}
          current={page}
          pageSize={ROWS_A_PAGE}
          total={found.length}
          {...pageButtons}
          onChange={setPage}
        />
      )}
      {found.length === 0 && <p role="status">Ningún producto coincide.</p>}
      {isNarrow && (
        <div className={formStyles.saveBar}>
          {notices}
          <div className={formStyles.saveBarButtons}>{buttons}</div>
        </div>
      )}
    </form>
  );
}
