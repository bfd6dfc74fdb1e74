import { notify } from '@lacteos/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { encodeDrawerKick, encodePaper, loadEncoder, type PrintedPaper } from './escpos';
import { Paper } from './paper';
import { printByDialog } from './print-by-dialog';
import { sendToPrinter } from './printer-port';
import { readPrinterSetting, storePrinterSetting, type PrinterSetting } from './printer-setting';
import styles from './paper.module.css';

export interface Printer {
  setting: PrinterSetting;
  changeSetting: (setting: PrinterSetting) => void;
  /** The page goes on while it prints; a failure is a notice. */
  print: (paper: PrintedPaper, options?: { opensDrawer?: boolean }) => void;
  openDrawer: () => void;
  /** Sheet for the browser's print dialog; may stand anywhere in the page. */
  sheet: ReactNode;
}

function DialogSheet({
  paper,
  setting,
  onDone,
}: {
  paper: PrintedPaper;
  setting: PrinterSetting;
  onDone: () => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(
    () => (sheet.current ? printByDialog(sheet.current, setting.width, () => done.current()) : undefined),
    [paper, setting.width],
  );
  return createPortal(
    <div ref={sheet} className={styles.printed} data-till-paper aria-hidden="true">
      <Paper paper={paper} width={setting.width} />
    </div>,
    document.body,
  );
}

const complain = (error: unknown) =>
  notify('error', 'No se imprimió', error instanceof Error ? error.message : '');

export function usePrinter(): Printer {
  const [setting, setSetting] = useState(readPrinterSetting);
  useEffect(() => {
    if (setting.kind !== 'dialog') void loadEncoder().catch(() => undefined);
  }, [setting.kind]);
  // A later paper replaces one whose dialog never said that it closed, as on some phones.
  const [sheet, setSheet] = useState<{ paper: PrintedPaper; number: number } | null>(null);
  const print = useCallback(
    (paper: PrintedPaper, { opensDrawer = false }: { opensDrawer?: boolean } = {}) => {
      const { kind, width } = setting;
      if (kind === 'dialog') return setSheet((before) => ({ paper, number: (before?.number ?? 0) + 1 }));
      const kick = opensDrawer && setting.opensDrawer;
      void encodePaper(paper, { width, opensDrawer: kick })
        .then((data) => sendToPrinter(kind, data))
        .catch(complain);
    },
    [setting],
  );
  const openDrawer = useCallback(() => {
    const { kind, opensDrawer } = setting;
    if (kind === 'dialog' || !opensDrawer) return;
    void encodeDrawerKick()
      .then((data) => sendToPrinter(kind, data))
      .catch(complain);
  }, [setting]);
  return {
    setting,
    changeSetting: (changed) => {
      storePrinterSetting(changed);
      setSetting(changed);
    },
    print,
    openDrawer,
    sheet: sheet && (
      <DialogSheet
        key={sheet.number}
        paper={sheet.paper}
        setting={setting}
        onDone={() => setSheet((shown) => (shown === sheet ? null : shown))}
      />
    ),
  };
}
