/** Identifies the group in which a message keeps its order. */
interface Payload {
  readonly payload: string;
}

/**
 * Groups the messages of one order, so that its payment is not mailed before the order itself. Messages without an
 * order are independent.
 */
export function turnGroups<Message extends Payload>(messages: readonly Message[]): Message[][] {
  const byOrder = new Map<number | Message, Message[]>();
  for (const message of messages) {
    const key = orderOf(message.payload) ?? message;
    byOrder.set(key, [...(byOrder.get(key) ?? []), message]);
  }
  return [...byOrder.values()];
}

/** The order that a payload names, or null. */
export function orderOf(payload: string): number | null {
  const value = parsePayload(payload);
  if (typeof value !== 'object' || value === null || !('orderId' in value)) return null;
  return typeof value.orderId === 'number' ? value.orderId : null;
}

/** The value of a payload, or undefined when it is no JSON. */
export function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
