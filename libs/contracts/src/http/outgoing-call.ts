export interface CallLimits {
  /** For the whole call, including the answer. */
  readonly timeoutMs: number;
  /** After unpacking; 0: do not read. */
  readonly maxBytes: number;
}

export interface CallAnswer {
  readonly status: number;
  /** 200 to 299. */
  readonly isOk: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: () => string;
  /** Undefined when it is not JSON. */
  readonly json: () => unknown;
}

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';

  constructor(maxBytes: number) {
    super(`the answer has more than ${maxBytes} bytes`);
  }
}

class CallTimeout extends Error {
  override readonly name = 'TimeoutError';
}

/** Ends the stream when it is too large. @throws AnswerTooLarge */
export const collectBytes = async (
  parts: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> => {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    // Leaving the loop ends the stream, and with it the connection.
    if (size > maxBytes) throw new AnswerTooLarge(maxBytes);
    read.push(part);
  }
  return Buffer.concat(read);
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function* partsOf(reader: Reader): AsyncGenerator<Uint8Array> {
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

const answerOf = ({ status, ok }: Response, bytes: Buffer<ArrayBuffer>): CallAnswer => {
  const text = (): string => new TextDecoder().decode(bytes);
  const json = (): unknown => {
    try {
      return JSON.parse(text());
    } catch {
      return undefined;
    }
  };
  return { status, isOk: ok, bytes, text, json };
};

type CallInit = Pick<RequestInit, 'method' | 'headers' | 'body'>;

/**
 * The only outgoing HTTP call. Refuses redirects, which would leak credentials. The timer is kept here: `fetch`'s
 * signal may be collected once the answer begins. @throws AnswerTooLarge, TypeError without an answer or for a
 * redirect, TimeoutError
 */
export const callServer = async (
  address: string | URL,
  { timeoutMs, maxBytes }: CallLimits,
  init: CallInit = {},
): Promise<CallAnswer> => {
  const stop = new AbortController();
  let reader: Reader | undefined;
  const exchange = async (): Promise<CallAnswer> => {
    const response = await fetch(address, { ...init, signal: stop.signal, redirect: 'error' });
    reader = response.body?.getReader();
    const isRead = reader !== undefined && maxBytes > 0;
    return answerOf(
      response,
      isRead ? await collectBytes(partsOf(reader as Reader), maxBytes) : Buffer.alloc(0),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CallTimeout(`no whole answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([exchange(), expired]);
  } finally {
    clearTimeout(timer);
    stop.abort();
    // An unread body would keep its connection.
    reader?.cancel().catch(() => undefined);
  }
};
