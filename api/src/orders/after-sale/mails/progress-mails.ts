import type { DeliveryAction } from '@lacteos/contracts/delivery/delivery-progress';

import { mailText } from '#platform/text/index.js';
import { letter, type OrderMail } from './order-mails.js';
import { packedPickupTexts } from './pickup-mails.js';

interface ProgressMail {
  readonly subject: (orderId: number) => string;
  readonly news: (orderId: number, reason: string) => readonly string[];
}

const RECEIVED: ProgressMail = {
  subject: (id) => `Entregamos su pedido ${id}`,
  news: (id) => [`Entregamos su pedido ${id}. Si algo no está bien, escríbanos: lo resolvemos.`],
};

const MAILS: Readonly<Partial<Record<DeliveryAction, ProgressMail>>> = {
  pack: {
    subject: (id) => `Su pedido ${id} está empacado`,
    news: (id) => [`Ya empacamos su pedido ${id}. Le escribimos otra vez cuando salga.`],
  },
  send: {
    subject: (id) => `Su pedido ${id} va en camino otra vez`,
    news: (id) => [`Su pedido ${id} salió de nuevo y va en camino.`],
  },
  deliver: RECEIVED,
  handOver: RECEIVED,
  fail: {
    subject: (id) => `No pudimos entregar su pedido ${id}`,
    news: (id, reason) => [
      `No pudimos entregar su pedido ${id}${reason ? `: ${reason}` : '.'}`,
      'Escríbanos para acordar otra entrega.',
    ],
  },
  comeBack: {
    subject: (id) => `Su pedido ${id} volvió a nuestra bodega`,
    news: (id) => [
      `Su pedido ${id} volvió a nuestra bodega sin entregarse. Revisamos los productos y le devolvemos el dinero.`,
    ],
  },
};

/** null: the buyer needs no mail about it. @param reason as somebody typed it */
export function progressMailOf(action: DeliveryAction, reason = ''): OrderMail | null {
  const mail = MAILS[action];
  if (!mail) return null;
  return (order, addressee, publicUrl) => {
    const { id, pickup } = order;
    if (action === 'pack' && pickup) {
      const news = packedPickupTexts(id, pickup, addressee.verificationLink === null);
      return letter(order, addressee, `Su pedido ${id} está listo para recoger`, news, publicUrl);
    }
    return letter(order, addressee, mail.subject(id), mail.news(id, mailText(reason)), publicUrl);
  };
}
