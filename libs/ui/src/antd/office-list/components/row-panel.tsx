import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { LinkFromList } from '#list-return';
import type { OfficeTableDefinition } from '../model/table-definition';
import { AreActionsOpen } from './row-menu';
import styles from './office-list.module.css';

interface RowPanelProps<Row> {
  definition: OfficeTableDefinition<Row>;
  rows: readonly Row[];
  row: Row;
  onShow: (row: Row) => void;
  onClose: () => void;
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="menu"], [role="radiogroup"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
/** A dialog that was opened from the panel has the keys. */
const isBelowAnother = (): boolean => document.querySelectorAll('[role="dialog"]').length > 1;

/** Wherever the focus is: the list stays in use beside the panel. */
function useKeys(act: (key: string) => (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = event.defaultPrevented || isTyping(event.target) ? undefined : act(event.key);
    if (!wanted || isBelowAnother()) return;
    event.preventDefault();
    wanted();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const ACTIONS = 'actions';

/** A row beside its list; arrow keys walk through the rows. */
export function RowPanel<Row>({ definition, rows, row, onShow, onClose }: RowPanelProps<Row>) {
  const { columns, rowTitle, pageOf, Panel } = definition;
  const id = useId();
  const index = rows.indexOf(row);
  const [before, after] = [rows[index - 1], rows[index + 1]];
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  useKeys((key) => {
    if (key === 'Escape') return onClose;
    const next = key === 'ArrowDown' ? after : key === 'ArrowUp' ? before : undefined;
    return next && (() => onShow(next));
  });
  const facts = columns
    .map(({ key, title: name, render }) => ({ key, title: name, shown: render(row) }))
    .filter(({ key, shown }) => key !== ACTIONS && shown !== '' && shown !== null);
  const title = rowTitle(row);
  return (
    <Drawer
      open
      size={440}
      mask={false}
      title={<span id={id}>{title.charAt(0).toUpperCase() + title.slice(1)}</span>}
      aria-labelledby={id}
      className={styles.panel}
      extra={
        <>
          <Button
            type="text"
            icon={<UpOutlined aria-hidden />}
            aria-label="Fila anterior"
            disabled={!before}
            onClick={() => before && onShow(before)}
          />
          <Button
            type="text"
            icon={<DownOutlined aria-hidden />}
            aria-label="Fila siguiente"
            disabled={!after}
            onClick={() => after && onShow(after)}
          />
        </>
      }
      onClose={onClose}
      keyboard={false}
    >
      <div ref={body} tabIndex={-1} data-focus-stays className={styles.panelBody}>
        {pageOf && (
          <LinkFromList className={styles.panelPage} to={pageOf(row)}>
            Abrir la página completa
          </LinkFromList>
        )}
        <AreActionsOpen value>
          {columns.find(({ key }) => key === ACTIONS)?.render(row)}
          <dl className={styles.panelFacts}>
            {facts.map(({ key, title: name, shown }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
          </dl>
        </AreActionsOpen>
        {Panel && <Panel key={definition.rowKey(row)} row={row} />}
      </div>
    </Drawer>
  );
}
