export interface Todo {
  id: number;
  text: string;
}

// In memory only: lost by a reload.
const listsByUser = new Map<number, readonly Todo[]>();
const listeners = new Set<() => void>();
const NOTHING: readonly Todo[] = [];
let lastId = 0;

const replace = (userId: number, todos: readonly Todo[]): void => {
  listsByUser.set(userId, todos);
  for (const tell of listeners) tell();
};

/** The same array until it changes. */
export const todosOf = (userId: number): readonly Todo[] => listsByUser.get(userId) ?? NOTHING;

export function addTodo(userId: number, text: string): void {
  const trimmed = text.trim();
  if (trimmed) replace(userId, [...todosOf(userId), { id: ++lastId, text: trimmed }]);
}

export function deleteTodo(userId: number, id: number): void {
  replace(
    userId,
    todosOf(userId).filter((todo) => todo.id !== id),
  );
}

export function subscribeTodos(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
