import type { RemoteManifest } from '@lacteos/remote-kit/registry';
import type { Finding } from '../finding.js';

const CHECK = 'budget-tasks';

/** Longest task per page; the least of several openings, so that a busy machine does not count. */
export class LongestTasks {
  private readonly byPage = new Map<string, number>();

  record(address: string, ms: number): void {
    this.byPage.set(address, Math.min(ms, this.byPage.get(address) ?? Number.POSITIVE_INFINITY));
  }

  pagesAbove(ms: number): string[] {
    return [...this.byPage].filter(([, longest]) => longest > ms).map(([address]) => address);
  }

  worst(): { address: string; ms: number } | null {
    const [first] = [...this.byPage].sort(([, one], [, other]) => other - one);
    return first ? { address: first[0], ms: first[1] } : null;
  }
}

export const judgeTasks = (tasks: LongestTasks, budget: RemoteManifest['budget']): Finding[] => {
  const worst = tasks.worst();
  const allowed = budget?.longTaskMs;
  if (!worst || allowed === undefined) return [];
  const message = `the longest task while ${worst.address} is opened takes ${worst.ms} ms, budget ${allowed} ms`;
  const level = worst.ms > allowed ? 'breaks' : 'fine';
  return [{ check: CHECK, level, message, affects: level === 'breaks' ? ['visitors'] : [], ms: worst.ms }];
};

export const measuredTask = (findings: readonly Finding[] | undefined): number | null =>
  findings?.find(({ check }) => check === CHECK)?.ms ?? null;
