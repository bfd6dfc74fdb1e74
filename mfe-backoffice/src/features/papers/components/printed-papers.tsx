import type { OrderPaper } from '@lacteos/contracts/schemas';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { Paper, PaperSize } from '../model/paper-choice';
import { readUsualSheet } from '../model/sheet-setting';
import { PaperSheets } from './paper-sheets';
import styles from './papers.module.css';

const PX_PER_MM = 96 / 25.4;
const ROLL_END_MM = 6;

/** A roll is cut after each sheet, so each page is as long as its content. */
function rollPages(leaves: readonly HTMLElement[]): string {
  const pages = leaves.map((leaf, index) => {
    leaf.style.setProperty('page', `roll-${index}`);
    const height = Math.ceil(leaf.scrollHeight / PX_PER_MM) + ROLL_END_MM;
    return { rule: `@page roll-${index} { size: 80mm ${height}mm; margin: 0 }`, height };
  });
  // Browsers without named pages take the longest for all.
  const longest = Math.max(ROLL_END_MM, ...pages.map(({ height }) => height));
  return `@page { size: 80mm ${longest}mm; margin: 0 } ${pages.map(({ rule }) => rule).join(' ')}`;
}

const SHEETS = { label: ['100mm 150mm', '5mm'], letter: ['letter', '12mm'], a4: ['A4', '12mm'] } as const;

function pagesOf(size: PaperSize, paper: Paper, leaves: readonly HTMLElement[]): string {
  if (size === 'roll') return rollPages(leaves);
  const [sheet, margin] = SHEETS[size];
  return `@page { size: ${sheet}; margin: ${paper === 'labels' ? '0' : margin} }`;
}

interface PrintedPapersProps {
  paper: Paper;
  size: PaperSize;
  orders: readonly OrderPaper[];
}

/** Printed by button or Ctrl P in place of the page; hidden on screen. */
export function PrintedPapers({ paper, size, orders }: PrintedPapersProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leaves = [...(container.current?.querySelectorAll<HTMLElement>('article') ?? [])];
    const page = document.createElement('style');
    page.textContent = pagesOf(size, paper, leaves);
    document.head.append(page);
    return () => {
      page.remove();
      leaves.forEach((leaf) => leaf.style.removeProperty('page'));
    };
  }, [paper, size, orders]);
  return createPortal(
    <div ref={container} className={styles.printed} aria-hidden>
      <PaperSheets paper={paper} size={size} orders={orders} />
    </div>,
    document.body,
  );
}

/** Leaves of another page of the office, on the sheet that the person's printer has. */
export function PrintedSheets({ children }: { children: ReactNode }) {
  const sheet = readUsualSheet();
  useLayoutEffect(() => {
    const page = document.createElement('style');
    page.textContent = pagesOf(sheet, 'picking', []);
    document.head.append(page);
    return () => page.remove();
  }, [sheet]);
  return createPortal(
    <div className={styles.printed} aria-hidden>
      <div className={styles.sheets} data-size="sheet" data-sheet={sheet}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
