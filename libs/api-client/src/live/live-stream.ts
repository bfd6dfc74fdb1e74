import type { LiveChanges } from '@lacteos/contracts/schemas';
import { accessToken } from '@lacteos/session-bus';

import { ApiError } from '@lacteos/api-client';
import { EventReader } from './read-events.js';

/** Heartbeats come every 15 seconds; a proxy that holds them back counts as no stream. */
const SILENCE_MS = 40_000;

export type StreamEnd = 'session' | 'server';

interface StreamOptions {
  /** Resumes where the previous stream broke off. */
  cursor: string | null;
  onNews: (news: LiveChanges) => void;
  signal: AbortSignal;
}

/**
 * `EventSource` cannot send the token. @throws ApiError when refused @throws Error when it breaks off or is silent
 */
export async function readLiveStream({ cursor, onNews, signal }: StreamOptions): Promise<StreamEnd> {
  const silence = new AbortController();
  const stop = () => silence.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, SILENCE_MS);
  try {
    const answer = await fetch('/api/admin/live', {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${accessToken() ?? ''}`,
        ...(cursor ? { 'last-event-id': cursor } : {}),
      },
      cache: 'no-store',
      signal: silence.signal,
    });
    if (answer.status === 401) return 'session';
    if (!answer.ok || !answer.body)
      throw new ApiError({ code: 'UNAVAILABLE', status: answer.status, message: '' }, null);
    const [parts, text, events] = [answer.body.getReader(), new TextDecoder(), new EventReader()];
    for (;;) {
      const { done, value } = await parts.read();
      if (done) return 'server';
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      for (const { name, data } of events.readEvents(text.decode(value, { stream: true }))) {
        if (name === 'end') return data === 'session' ? 'session' : 'server';
        if (name === 'changes') onNews(JSON.parse(data) as LiveChanges);
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    silence.abort();
  }
}
