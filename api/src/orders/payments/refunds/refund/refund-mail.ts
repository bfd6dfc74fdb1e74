/** Payload {@link AfterSaleMail}. */
export const AFTER_SALE_MAIL = 'order.after-sale';
export interface AfterSaleMail {
  orderId: number;
  subject: string;
  body: string;
  /** Lists the order as it was paid, also units that were missing when packed; otherwise what goes. */
  isAboutWholePayment?: boolean;
}
