import { FilePdfOutlined, PrinterOutlined, WhatsAppOutlined } from '@ant-design/icons';
import type { Order, SessionUser } from '@lacteos/contracts/schemas';
import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { handlesOrder } from '#features/orders';
import { errorText } from '#features/screen';
import { getReceipt } from './get-receipt';
import { printReceipt } from './print-receipt';
import { whatsappLink } from './whatsapp-link';
import { ReceiptPaper } from './receipt-paper';
import styles from './receipt.module.css';

const SAVED_FOR_MS = 60_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_FOR_MS);
}

export function ReceiptActions({ order, user }: { order: Order; user: SessionUser }) {
  const { message } = App.useApp();
  const [isLoading, setIsLoading] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => (isPrinting ? printReceipt(() => setIsPrinting(false)) : undefined), [isPrinting]);
  const link = handlesOrder(user, order) ? whatsappLink(order) : null;
  const download = async () => {
    setIsLoading(true);
    try {
      save(await getReceipt(order.id), `recibo-${order.id}.pdf`);
    } catch (error) {
      void message.error(errorText(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button size="large" icon={<PrinterOutlined aria-hidden />} onClick={() => setIsPrinting(true)}>
        Imprimir recibo
      </Button>
      <Button
        size="large"
        icon={<FilePdfOutlined aria-hidden />}
        loading={isLoading}
        onClick={() => void download()}
      >
        Descargar PDF
      </Button>
      {link && (
        <a className={styles.whatsapp} href={link} target="_blank" rel="noopener noreferrer">
          <WhatsAppOutlined aria-hidden /> Enviar por WhatsApp
        </a>
      )}
      {isPrinting && createPortal(<ReceiptPaper order={order} />, document.body)}
    </div>
  );
}
