interface Payload {
  readonly payload: string;
}

/** A payment must not be mailed before its order. Messages without an order are independent. */
export function turnGroups<Message extends Payload>(messages: readonly Message[]): Message[][] {
  const byOrder = new Map<number | Message, Message[]>();
  for (const message of messages) {
    const key = orderOf(message.payload) ?? message;
    byOrder.set(key, [...(byOrder.get(key) ?? []), message]);
  }
  return [...byOrder.values()];
}

export function orderOf(payload: string): number | null {
  const value = parsePayload(payload);
  if (typeof value !== 'object' || value === null || !('orderId' in value)) return null;
  return typeof value.orderId === 'number' ? value.orderId : null;
}

export function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
