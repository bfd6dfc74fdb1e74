import type { OrderPaper } from '@lacteos/contracts/schemas';
import type { ComponentType, ReactNode } from 'react';

import { isSheet, type Paper, type PaperSize } from '../model/paper-choice';
import { DispatchReportPaper, OrderListPaper, PickListPaper } from './list-papers';
import { LabelPapers, PackingSlipPapers } from './order-papers';
import styles from './papers.module.css';

const SHEETS: Readonly<Record<Paper, ComponentType<{ orders: readonly OrderPaper[] }>>> = {
  orders: OrderListPaper,
  dispatches: DispatchReportPaper,
  packing: PackingSlipPapers,
  picking: PickListPaper,
  labels: LabelPapers,
};

const STACKED: ReadonlySet<Paper> = new Set(['orders', 'dispatches']);

interface PaperSheetsProps {
  paper: Paper;
  size: PaperSize;
  orders: readonly OrderPaper[];
}

export function PaperSheets({ paper, size, orders }: PaperSheetsProps): ReactNode {
  const Sheets = SHEETS[paper];
  const isNarrow = !isSheet(size);
  const layouts = [
    styles.sheets,
    isNarrow && styles.narrow,
    isNarrow && STACKED.has(paper) && styles.stacked,
  ];
  return (
    <div
      className={layouts.filter(Boolean).join(' ')}
      data-size={isNarrow ? size : 'sheet'}
      data-sheet={isNarrow ? undefined : size}
    >
      <Sheets orders={orders} />
    </div>
  );
}
