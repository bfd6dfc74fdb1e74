const ACTIONS = 'audit:actions';
const texts = new Map<string, string>();

/**
 * Declares an action that a handler or command records. One declaration gives the Spanish text, from which the type
 * of actions is generated (`npm run openapi -w api`).
 */
export const Audited =
  (action: string, text?: string): MethodDecorator =>
  (_target, _name, { value: handler }: PropertyDescriptor) => {
    if (text !== undefined && texts.has(action)) throw new Error(`${action} has two texts`);
    if (text !== undefined) texts.set(action, text);
    // Decorators run from the last one to the first.
    Reflect.defineMetadata(ACTIONS, [action, ...auditedBy(handler as object)], handler as object);
  };

export const auditedBy = (handler: object): readonly string[] =>
  (Reflect.getMetadata(ACTIONS, handler) as readonly string[] | undefined) ?? [];

export const auditedTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
