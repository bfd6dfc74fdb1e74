import { natives } from './natives/natives';

export const withTimeLimit = <T>(promise: Promise<T>, limitMs: number, error: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = natives().setTimeout(() => reject(error()), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
