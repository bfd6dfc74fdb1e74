import type { SignedIn } from '@lacteos/contracts/schemas';
import { aUser } from './a-user.js';
import type { TabMessage, Tabs } from '../tabs.js';

type Listener = (message: TabMessage) => void;

export class FakeBrowser {
  private readonly tabs: Set<Listener>[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  private stamp = 0;

  openTab(): Tabs {
    const listeners = new Set<Listener>();
    this.tabs.push(listeners);
    return {
      post: (message) => {
        for (const other of this.tabs)
          if (other !== listeners) for (const listener of [...other]) listener(message);
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      withLock: (work) => {
        const result = this.queue.then(work);
        this.queue = result.catch(() => undefined);
        return result;
      },
      refreshedAt: () => this.stamp,
      storeRefresh: (at) => {
        this.stamp = at;
      },
    };
  }
}

export const aSignIn = (changes: Partial<SignedIn> = {}): SignedIn => ({
  token: 'token-1',
  expiresIn: 900,
  user: aUser(),
  ...changes,
});
