/** What decides in whose turn a message is. */
interface Payload {
  readonly payload: string;
}

/**
 * Groups messages that must be worked on in their order: those of one order, so that its payment is not mailed before the
 * order itself. Messages of no order stand alone.
 */
export function turnGroups<Message extends Payload>(messages: readonly Message[]): Message[][] {
  const byOrder = new Map<number | Message, Message[]>();
  for (const message of messages) {
    const key = orderOf(message.payload) ?? message;
    byOrder.set(key, [...(byOrder.get(key) ?? []), message]);
  }
  return [...byOrder.values()];
}

/** The order that a payload (JSON) names, or null. */
export function orderOf(payload: string): number | null {
  const value: unknown = JSON.parse(payload);
  if (typeof value !== 'object' || value === null || !('orderId' in value)) return null;
  return typeof value.orderId === 'number' ? value.orderId : null;
}
