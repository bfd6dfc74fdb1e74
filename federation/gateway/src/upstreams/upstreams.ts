import { callServer } from '@lacteos/contracts/http';
import { Upstream } from './upstream.js';

const PROBE_EVERY_MS = 500;
const PROBE_LIMITS = { timeoutMs: 2_000, maxBytes: 0 };
const MAX_SILENT_PROBES = 3;
const READY_PATH = '/api/health/ready';

export type OnChange = (origin: string, isReady: boolean, reason: string) => void;

/**
 * Replicas of the API, probed twice a second if there are several. When none is ready all are used: their answers say
 * why.
 */
export class Upstreams {
  private readonly all: readonly Upstream[];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    origins: readonly string[],
    private readonly onChange: OnChange = () => undefined,
    private readonly random: () => number = Math.random,
  ) {
    this.all = origins.map((origin) => new Upstream(origin));
  }

  start(): void {
    if (this.all.length === 1) return;
    this.timer = setInterval(() => this.all.forEach((upstream) => void this.probe(upstream)), PROBE_EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Less busy of two random replicas, so that gateways do not all choose the same. */
  pick(): Upstream {
    const [one, other] = this.drawTwo(this.candidates());
    return other && other.active < one.active ? other : one;
  }

  pickOther(than: Upstream): Upstream | null {
    const ready = this.all.filter((upstream) => upstream !== than && upstream.isReady);
    if (ready.length === 0) return null;
    const [one, other] = this.drawTwo(ready);
    return other && other.active < one.active ? other : one;
  }

  failed(upstream: Upstream, reason: string): void {
    if (this.all.length > 1) this.mark(upstream, false, reason);
  }

  private candidates(): readonly Upstream[] {
    const ready = this.all.filter(({ isReady }) => isReady);
    return ready.length > 0 ? ready : this.all;
  }

  private drawTwo(upstreams: readonly Upstream[]): [Upstream, Upstream | undefined] {
    const first = Math.floor(this.random() * upstreams.length);
    const step = 1 + Math.floor(this.random() * (upstreams.length - 1));
    const one = upstreams[first] as Upstream;
    return [one, upstreams.length > 1 ? upstreams[(first + step) % upstreams.length] : undefined];
  }

  private async probe(upstream: Upstream): Promise<void> {
    if (upstream.isLookedAt) return;
    upstream.isLookedAt = true;
    try {
      const answer = await callServer(upstream.origin + READY_PATH, PROBE_LIMITS);
      upstream.silentLooks = 0;
      this.mark(upstream, answer.isOk, `${READY_PATH} answers ${answer.status}`);
    } catch (error) {
      upstream.silentLooks += 1;
      this.mark(upstream, false, error instanceof Error ? error.message : String(error));
      if (upstream.silentLooks >= MAX_SILENT_PROBES) upstream.giveUpWaiting();
    } finally {
      upstream.isLookedAt = false;
    }
  }

  private mark(upstream: Upstream, isReady: boolean, reason: string): void {
    if (upstream.isReady === isReady) return;
    upstream.isReady = isReady;
    this.onChange(upstream.origin, isReady, reason);
  }
}
