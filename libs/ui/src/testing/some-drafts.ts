export function someDrafts() {
  const readers = new Map<string, () => unknown>();
  const kept = new Map<string, unknown>();
  return {
    lose: () => readers.forEach((read, name) => kept.set(name, read())),
    hold: (name: string, read: () => unknown) => {
      readers.set(name, read);
      return () => void readers.delete(name);
    },
    restore: (name: string) => {
      const value = kept.get(name);
      kept.delete(name);
      return Promise.resolve(value);
    },
    storeAgain: (name: string, value: unknown) => void kept.set(name, value),
  };
}
