/** Goods come back to the house, and the buyer gets their money once they are received; payload {@link GoodsRefused}. */
export const GOODS_REFUSED = 'order.goods-refused';
export interface GoodsRefused {
  orderId: number;
  lines: { productId: number; quantity: number }[];
  note: string;
}
