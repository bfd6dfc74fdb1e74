/// <reference lib="dom" />
import type { CDPSession } from 'playwright-core';
import type { State } from './compare-states.js';

/** Runs inside the browser with all objects that can be sources of events, those of no document among them. */
function countActive(this: EventTarget[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, by = 1): void => {
    counts[name] = (counts[name] ?? 0) + by;
  };
  const isActive: Record<string, (target: never) => boolean> = {
    WebSocket: ({ readyState }: WebSocket) => readyState < 2,
    EventSource: ({ readyState }: EventSource) => readyState < 2,
    Worker: () => true,
    SharedWorker: () => true,
    AudioContext: ({ state }: AudioContext) => state === 'running',
    RTCPeerConnection: ({ connectionState }: RTCPeerConnection) => connectionState !== 'closed',
    WakeLockSentinel: ({ released }: WakeLockSentinel) => !released,
    MediaStreamTrack: ({ readyState }: MediaStreamTrack) => readyState === 'live',
    MediaRecorder: ({ state }: MediaRecorder) => state !== 'inactive',
    HTMLVideoElement: ({ paused }: HTMLMediaElement) => !paused,
    HTMLAudioElement: ({ paused }: HTMLMediaElement) => !paused,
    Animation: ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.target !== null &&
      effect.target.isConnected &&
      effect.getComputedTiming().iterations === Infinity,
  };
  for (const target of this) {
    if (Object.hasOwn(target, 'constructor')) continue;
    try {
      if (target instanceof HTMLCanvasElement || target instanceof OffscreenCanvas)
        add('canvasBytes', target.width * target.height * 4);
      const name = Object.prototype.toString.call(target).slice(8, -1);
      if (isActive[name]?.(target as never)) add(name);
    } catch {
      // Prototypes without a constructor answer no questions.
    }
  }
  return counts;
}

export interface ActiveObjects {
  canvasMb: number;
  nodes: number;
  /** Connections, workers, sounds and devices in use, by class. */
  state: State;
}

const MEGABYTE = 1024 * 1024;
const GROUP = 'active';

/** Also finds what no element holds. Collects garbage first. */
export const readActiveObjects = async (session: CDPSession): Promise<ActiveObjects> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'EventTarget.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: GROUP,
  });
  const { result: counted } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: countActive.toString(),
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  // Elements that no script refers to by itself are no objects.
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { canvasBytes = 0, ...active } = counted.value as Record<string, number>;
  const entries = Object.entries(active).map(([name, number]) => [`active ${name}`, String(number)]);
  return { canvasMb: canvasBytes / MEGABYTE, nodes, state: Object.fromEntries(entries) as State };
};
