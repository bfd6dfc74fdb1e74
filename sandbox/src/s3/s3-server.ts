import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const XML = { 'content-type': 'application/xml' };

interface Stored {
  body: Buffer;
  etag: string;
  at: Date;
  headers: Record<string, string>;
}

class S3Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface S3StandIn {
  url: string;
  bucket: string;
  counts: Map<string, number>;
  headersOf: (key: string) => Record<string, string> | undefined;
  close: () => Promise<void>;
}

export interface S3StandInOptions {
  bucket?: string;
  accessKeyId?: string;
  pageSize?: number;
}

/** Conditions (`If-Match`, `If-None-Match: *`) are atomic as in the real service; unsupported ones are refused. */
export const startS3StandIn = async (options: S3StandInOptions = {}): Promise<S3StandIn> => {
  const { bucket = 'releases', accessKeyId = 'sandbox', pageSize = 50 } = options;
  const objects = new Map<string, Stored>();
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      try {
        const address = new URL(request.url ?? '/', 'http://s3');
        assertSigned(request, body, accessKeyId);
        const [, name, ...path] = address.pathname.split('/');
        if (name !== bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist');
        const key = decodeURIComponent(path.join('/'));
        answer(objects, { request, address, key, body, pageSize }, response);
      } catch (error) {
        refuse(response, error);
      }
      const count = `${request.method} ${response.statusCode}`;
      counts.set(count, (counts.get(count) ?? 0) + 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    counts,
    headersOf: (key) => objects.get(key)?.headers,
    close: () => closed(server),
  };
};

interface Asked {
  request: IncomingMessage;
  address: URL;
  key: string;
  body: Buffer;
  pageSize: number;
}

const answer = (objects: Map<string, Stored>, asked: Asked, response: ServerResponse): void => {
  const { request, address, key, body } = asked;
  if (request.method === 'PUT' && key !== '') return storeObject(objects, asked, response);
  if (request.method === 'GET' && key !== '') return get(objects.get(key), response);
  if (request.method === 'GET' && address.searchParams.get('list-type') === '2')
    return list(objects, asked, response);
  if (request.method === 'POST' && address.searchParams.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
      objects.delete(unescape(name));
    response.writeHead(200, XML).end('<DeleteResult/>');
    return;
  }
  throw new S3Refusal(
    501,
    'NotImplemented',
    `${request.method} ${address.pathname} is not part of the stand-in`,
  );
};

const storeObject = (
  objects: Map<string, Stored>,
  { request, key, body }: Asked,
  response: ServerResponse,
): void => {
  const present = objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    throw new S3Refusal(501, 'NotImplemented', 'If-None-Match knows only * for a put');
  if (ifMatch !== undefined && !/^"[0-9a-f]{32}"$/.test(ifMatch))
    throw new S3Refusal(400, 'InvalidArgument', 'If-Match needs an entity tag');
  if (ifMatch !== undefined && !present)
    throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
  if ((ifNoneMatch === '*' && present) || (ifMatch !== undefined && present?.etag !== ifMatch))
    throw new S3Refusal(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    );
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  const kept = ['content-type', 'cache-control', 'content-encoding'] as const;
  const headers = Object.fromEntries(kept.map((name) => [name, request.headers[name] ?? '']));
  objects.set(key, { body, etag, at: new Date(), headers });
  response.writeHead(200, { etag }).end();
};

const get = (stored: Stored | undefined, response: ServerResponse): void => {
  if (!stored) throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
  const { body, etag, at, headers } = stored;
  response
    .writeHead(200, { ...headers, etag, 'last-modified': at.toUTCString(), 'content-length': body.length })
    .end(body);
};

const list = (objects: Map<string, Stored>, { address, pageSize }: Asked, response: ServerResponse): void => {
  const prefix = address.searchParams.get('prefix') ?? '';
  const after = address.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const isCut = page.length < keys.length;
  const contents = page.map((key) => {
    const { body, etag, at } = objects.get(key) as Stored;
    return `<Contents><Key>${escape(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${escape(etag)}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const token = isCut ? `<NextContinuationToken>${escape(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  response
    .writeHead(200, XML)
    .end(
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
    );
};

const assertSigned = (request: IncomingMessage, body: Buffer, accessKeyId: string): void => {
  const { authorization = '', 'x-amz-content-sha256': digest = '' } = request.headers;
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`))
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The AWS access key Id you provided does not exist.');
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== createHash('sha256').update(body).digest('hex'))
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', 'The provided hash does not match the body');
};

const refuse = (response: ServerResponse, error: unknown): void => {
  const { status, code, message } =
    error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError', String(error));
  response
    .writeHead(status, XML)
    .end(`<Error><Code>${code}</Code><Message>${escape(message)}</Message></Error>`);
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
const unescape = (text: string): string =>
  Object.entries(ENTITIES).reduceRight((plain, [letter, entity]) => plain.replaceAll(entity, letter), text);

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
