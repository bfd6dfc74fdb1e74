/** Events that remotes send each other over the session bus. Names in the past tense; payloads are plain data. */
export interface RemoteEvents {
  /** The signed-in user's cart changed; `count` is the total number of units. */
  'cart-changed': { count: number };
  'order-placed': { orderId: number };
  /** A cashier chose the store they sell from. */
  'store-chosen': { storeId: number };
}
export type RemoteEventName = keyof RemoteEvents;
