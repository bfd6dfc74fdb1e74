import { requireFree } from '../../tools/lib/ports.mjs';
import { resolve } from 'node:path';

const PROBE = resolve(import.meta.dirname, 'probe.mjs');

/** What a watched process says about itself. */
export interface ProbeAnswer {
  rssMb: number;
  heapMb: number;
  handles: number;
}

/** Settings that have a Node process watched, and how it is asked. */
export interface Watch {
  env: Record<string, string>;
  /** Asks it, first collecting all garbage where that is wanted. */
  ask: (isCollected: boolean) => Promise<ProbeAnswer>;
}

/** Prepares to watch a process that is about to be started with `env`. */
export async function watchProcess(): Promise<Watch> {
  const port = await requireFree(0);
  return {
    env: {
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${PROBE}`,
      PROBE_PORT: String(port),
    },
    ask: async (isCollected) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${isCollected ? '?collect' : ''}`);
      return (await answer.json()) as ProbeAnswer;
    },
  };
}
