import { requireFree } from '../../tools/lib/ports.mjs';
import { resolve } from 'node:path';

const PROBE = resolve(import.meta.dirname, 'probe.mjs');

/** Resources of a watched process. */
export interface ProbeAnswer {
  rssMb: number;
  heapMb: number;
  handles: number;
}

/** Environment that makes a Node process report its resources, and the function that reads them. */
export interface Watch {
  env: Record<string, string>;
  /** Reads the resources, after a garbage collection if wanted. */
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
