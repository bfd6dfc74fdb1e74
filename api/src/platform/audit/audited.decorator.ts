const ACTIONS = 'audit:actions';
/** In Spanish, by action. */
const texts = new Map<string, string>();

/**
 * An action that a handler, or a command, records in the audit trail. One of those that record it gives its text, from which
 * the type of actions and the words of the back office are generated (`npm run openapi -w api`).
 */
export const Audited =
  (action: string, text?: string): MethodDecorator =>
  (_target, _name, { value: handler }: PropertyDescriptor) => {
    if (text !== undefined && texts.has(action)) throw new Error(`${action} has two texts`);
    if (text !== undefined) texts.set(action, text);
    // Decorators run from the last one to the first.
    Reflect.defineMetadata(ACTIONS, [action, ...auditedBy(handler as object)], handler as object);
  };

/** Actions that a handler declares. */
export const auditedBy = (handler: object): readonly string[] =>
  (Reflect.getMetadata(ACTIONS, handler) as readonly string[] | undefined) ?? [];

/** The texts of all declared actions, in their alphabetical order. */
export const auditedTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
