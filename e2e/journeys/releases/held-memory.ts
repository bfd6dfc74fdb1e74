import type { CDPSession } from '@playwright/test';

export interface Held {
  nodes: number;
  listeners: number;
  heapBytes: number;
}

interface Snapshot {
  snapshot: {
    meta: { node_fields: string[]; edge_fields: string[]; edge_types: [string[], ...unknown[]] };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/**
 * Chromium releases a picture when it leaves the document. One of an abandoned render never entered it, so it stays
 * with all that was drawn around it.
 */
const KEPT_BY_THE_BROWSER = /HTMLImageElement::ViewportChangeListener$/;
const LISTENER = /^EventListener$/;
const NOT_HELD = ['weak', 'shortcut'];

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(chunks.join('')) as Snapshot;
}

/** Measures what is reachable from the page, without what the browser alone holds. */
export async function measureHeld(session: CDPSession): Promise<Held> {
  const { snapshot, nodes, edges, strings } = await takeSnapshot(session);
  const { node_fields: fields, edge_fields: edgeFields, edge_types: edgeTypes } = snapshot.meta;
  const fieldsOf = (node: number) => (name: string) => nodes[node + fields.indexOf(name)] ?? 0;
  const notHeld = NOT_HELD.map((name) => edgeTypes[0].indexOf(name));
  const [type, to] = [edgeFields.indexOf('type'), edgeFields.indexOf('to_node')];
  const firstEdge = new Map<number, number>();
  for (let node = 0, edge = 0; node < nodes.length; node += fields.length) {
    firstEdge.set(node, edge);
    edge += fieldsOf(node)('edge_count') * edgeFields.length;
  }

  const held: Held = { nodes: 0, listeners: 0, heapBytes: 0 };
  const reached = new Set([0]);
  for (const node of reached) {
    const field = fieldsOf(node);
    const name = strings[field('name')] ?? '';
    held.heapBytes += field('self_size');
    if (LISTENER.test(name)) held.listeners += 1;
    if (field('detachedness') > 0) held.nodes += 1;
    if (KEPT_BY_THE_BROWSER.test(name)) continue;
    const first = firstEdge.get(node) ?? 0;
    for (let index = 0; index < field('edge_count'); index += 1) {
      const edge = first + index * edgeFields.length;
      if (!notHeld.includes(edges[edge + type] ?? -1)) reached.add(edges[edge + to] ?? 0);
    }
  }
  return held;
}
