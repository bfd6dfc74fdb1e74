import { requireFree } from '../../tools/shop/ports.mjs';
import { resolve } from 'node:path';

const PROBE = resolve(import.meta.dirname, 'probe.mjs');

export interface ProbeAnswer {
  rssMb: number;
  heapMb: number;
  handles: number;
}

export interface Watch {
  env: Record<string, string>;
  probe: (isCollected: boolean) => Promise<ProbeAnswer>;
}

export async function watchProcess(): Promise<Watch> {
  const port = await requireFree(0);
  return {
    env: {
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${PROBE}`,
      PROBE_PORT: String(port),
    },
    probe: async (isCollected) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${isCollected ? '?collect' : ''}`);
      return (await answer.json()) as ProbeAnswer;
    },
  };
}
