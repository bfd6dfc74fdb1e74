export interface Todo {
  id: number;
  text: string;
}

// In memory only: kept across pages, lost by a reload. Each user has their own.
const listsByUser = new Map<number, readonly Todo[]>();
const listeners = new Set<() => void>();
const NOTHING: readonly Todo[] = [];
let lastId = 0;

const replace = (userId: number, todos: readonly Todo[]): void => {
  listsByUser.set(userId, todos);
  for (const tell of listeners) tell();
};

/** The user's list; the same array until it changes. */
export const todosOf = (userId: number): readonly Todo[] => listsByUser.get(userId) ?? NOTHING;

/** Puts a text at the end of the user's list; an empty one is ignored. */
export function addTodo(userId: number, text: string): void {
  const trimmed = text.trim();
  if (trimmed) replace(userId, [...todosOf(userId), { id: ++lastId, text: trimmed }]);
}

/** Takes one thing off the user's list. */
export function deleteTodo(userId: number, id: number): void {
  replace(
    userId,
    todosOf(userId).filter((todo) => todo.id !== id),
  );
}

/** Calls back after every change of any list. */
export function subscribeTodos(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
