export interface CallLimits {
  /** Of the whole call, its answer too. */
  readonly timeoutMs: number;
  /** Of the answer once it is unpacked; 0: it is not read. */
  readonly maxBytes: number;
}

export interface CallAnswer {
  readonly status: number;
  /** 200 to 299. */
  readonly isOk: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: () => string;
  /** Undefined when it is none. */
  readonly json: () => unknown;
}

/** The rest was not read. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';

  constructor(maxBytes: number) {
    super(`the answer has more than ${maxBytes} bytes`);
  }
}

class CallTimeout extends Error {
  override readonly name = 'TimeoutError';
}

/** Joins the parts of a stream, and ends it as soon as they are too many. @throws AnswerTooLarge */
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
 * Calls another server: the one way out of our processes by HTTP. Redirects are refused, because they would take credentials and the way
 * around firewalls to an address that nobody chose. The time is kept here: a signal that `fetch` was given may be collected with the
 * request once the answer has begun, and then ends nothing.
 * @throws AnswerTooLarge, TypeError without an answer or for a redirect, TimeoutError
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
    // What is left unread keeps its connection.
    reader?.cancel().catch(() => undefined);
  }
};
