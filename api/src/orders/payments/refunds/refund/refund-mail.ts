/** Payload {@link AfterSaleMail}. */
export const AFTER_SALE_MAIL = 'order.after-sale';
export interface AfterSaleMail {
  orderId: number;
  subject: string;
  body: string;
}
