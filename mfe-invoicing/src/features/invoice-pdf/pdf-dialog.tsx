import { Button, Modal } from 'antd';
import { useRef } from 'react';

import { showsPdfInFrames } from './shows-pdf-in-frames';
import type { ShownPdf } from './use-invoice-pdf';
import styles from './pdf-dialog.module.css';

interface PdfDialogProps {
  pdf: ShownPdf | null;
  onClear: () => void;
}

export function PdfDialog({ pdf, onClear }: PdfDialogProps) {
  const isFramed = showsPdfInFrames(navigator);
  const viewer = useRef<HTMLIFrameElement>(null);
  const print = () => {
    viewer.current?.contentWindow?.focus();
    viewer.current?.contentWindow?.print();
    onClear();
  };
  return (
    <Modal
      title="Factura PDF"
      open={pdf !== null}
      onCancel={onClear}
      width={1000}
      destroyOnHidden
      footer={[
        <Button key="save" type="link" href={pdf?.url} download={`${pdf?.name}.pdf`}>
          Descargar
        </Button>,
        <Button key="tab" type={isFramed ? 'link' : 'primary'} href={pdf?.url} target="_blank">
          Abrir en otra pestaña
        </Button>,
        <Button key="close" onClick={onClear}>
          Cerrar
        </Button>,
        isFramed && (
          <Button key="print" type="primary" onClick={print}>
            Imprimir
          </Button>
        ),
      ]}
    >
      {pdf && !isFramed && (
        <p>Este navegador no muestra el PDF aquí: ábralo en otra pestaña o descárguelo para imprimirlo.</p>
      )}
      {pdf && isFramed && (
        <iframe ref={viewer} className={styles.pdfViewer} src={pdf.url} title={`PDF de ${pdf.name}`} />
      )}
    </Modal>
  );
}
