import { orderCodeIn, orderOfLabel, readColumn } from '@lacteos/contracts/counter/scanned-rows';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

interface RowScanOptions {
  orderIds: readonly number[];
  write: (values: ReadonlyMap<number, string>) => void;
  /** Null: after the last row. */
  focus: (orderId: number | null) => void;
}

export interface RowScanField {
  onFocus: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onPressEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function pastedText(count: number, unknown: readonly string[]): string {
  const taken = count === 1 ? 'Se llenó 1 fila.' : `Se llenaron ${count} filas.`;
  return unknown.length === 0 ? taken : `${taken} Sin pedido en esta lista: ${unknown.join(', ')}.`;
}

/**
 * Fills rows by scanner or paste: Enter moves to the next row, a scanned label to its order's row; pasted lines are
 * distributed by code, else from this row on. With one order Enter submits.
 */
export function useRowScan({ orderIds, write, focus }: RowScanOptions) {
  const [note, setNote] = useState<string | null>(null);
  const at = useRef<number | null>(null);
  const fieldOf = (orderId: number): RowScanField => ({
    onFocus: () => {
      at.current = orderId;
    },
    onPaste: (event) => {
      const text = event.clipboardData.getData('text');
      const { values, unknown } = readColumn(text, orderIds, orderId);
      if (text.trim().split(/\r?\n/).length < 2) return;
      event.preventDefault();
      write(values);
      setNote(pastedText(values.size, unknown));
    },
    onPressEnter: (event) => {
      const text = event.currentTarget.value;
      const label = orderOfLabel(text);
      if (orderIds.length === 1 && label === null) return;
      event.preventDefault();
      const scanned = orderCodeIn(text, orderIds);
      setNote(label !== null && scanned === null ? `El pedido ${label} no está aquí.` : null);
      if (label !== null && scanned === null) {
        write(new Map([[orderId, '']]));
        return;
      }
      if (scanned !== null) write(new Map([[orderId, '']]));
      focus(scanned ?? orderIds[orderIds.indexOf(orderId) + 1] ?? null);
    },
  });
  /** A label chooses the row, anything else fills it. @returns whether a row is left */
  const read = (text: string): boolean => {
    const code = text.trim();
    const label = orderOfLabel(code);
    const scanned = orderCodeIn(code, orderIds);
    if (scanned !== null) at.current = scanned;
    if (label !== null || scanned !== null) {
      setNote(
        scanned === null ? `El pedido ${label} no está aquí.` : `Pedido ${scanned}: muestre ahora su código.`,
      );
      return true;
    }
    const row = Math.max(0, orderIds.indexOf(at.current ?? -1));
    const orderId = orderIds[row];
    if (orderId === undefined) return false;
    write(new Map([[orderId, code]]));
    setNote(`Pedido ${orderId}: ${code}.`);
    at.current = orderIds[row + 1] ?? null;
    if (at.current === null) focus(null);
    return at.current !== null;
  };
  return { note, fieldOf, read };
}
