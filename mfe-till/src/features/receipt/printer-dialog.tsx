import { Button, Checkbox, Modal, SelectField, notify } from '@lacteos/ui';
import type { ChangeEvent } from 'react';
import { choosePrinter, hasSerial, hasUsb } from './printer-port';
import { PAPER_WIDTHS, type PaperWidth, type PrinterKind, type PrinterSetting } from './printer-setting';
import type { Printer } from './use-printer';
import styles from './printer-dialog.module.css';

const KINDS: readonly { value: PrinterKind; label: string; isOffered: () => boolean }[] = [
  { value: 'dialog', label: 'La ventana de impresión del navegador', isOffered: () => true },
  { value: 'usb', label: 'Impresora térmica por USB', isOffered: hasUsb },
  { value: 'serial', label: 'Impresora térmica por puerto serie', isOffered: hasSerial },
];

const TEST_PAPER = {
  lines: [
    { kind: 'text', text: 'Prueba de impresión', isCentred: true, isTitle: true },
    { kind: 'rule' },
    { kind: 'row', left: 'Ñandú, piñón, güira', right: '$ 1.234,56' },
  ],
  code: 'PRUEBA',
} as const;

/** Of this device. */
export function PrinterDialog({ printer, onClose }: { printer: Printer; onClose: () => void }) {
  const { setting, changeSetting, print } = printer;
  const change = (part: Partial<PrinterSetting>) => changeSetting({ ...setting, ...part });
  const connect = async (kind: 'usb' | 'serial') => {
    try {
      await choosePrinter(kind);
      notify('success', 'Impresora conectada');
    } catch {
      notify('info', 'No se eligió una impresora');
    }
  };
  const { kind } = setting;
  return (
    <Modal title="Impresora" onClose={onClose}>
      <div className={styles.setting}>
        <SelectField
          label="Imprimir por"
          value={kind}
          options={KINDS.filter(({ isOffered }) => isOffered())}
          onChange={(event) => change({ kind: event.target.value as PrinterKind })}
        />
        <SelectField
          label="Ancho del papel"
          value={String(setting.width)}
          options={PAPER_WIDTHS.map((width) => ({ value: String(width), label: `${width} mm` }))}
          onChange={(event) => change({ width: Number(event.target.value) as PaperWidth })}
        />
        <Checkbox
          label="Imprimir el recibo después de cada venta"
          checked={setting.isAutomatic}
          onChange={(event: ChangeEvent<HTMLInputElement>) => change({ isAutomatic: event.target.checked })}
        />
        {kind === 'dialog' ? null : (
          <>
            <Checkbox
              label="Abrir el cajón con el efectivo"
              checked={setting.opensDrawer}
              onChange={(event: ChangeEvent<HTMLInputElement>) =>
                change({ opensDrawer: event.target.checked })
              }
            />
            <Button look="secondary" onClick={() => void connect(kind)}>
              Conectar la impresora
            </Button>
          </>
        )}
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={() => print(TEST_PAPER, { opensDrawer: true })}>
            Imprimir una prueba
          </Button>
          <Button onClick={onClose}>Listo</Button>
        </div>
      </div>
    </Modal>
  );
}
