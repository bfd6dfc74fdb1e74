import { extname } from 'node:path/posix';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.ico': 'image/x-icon',
};

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };
const FOREVER = 'public, max-age=31536000, immutable';

/** Headers as the gateway sends them: type, encoding of compressed copies, cache. */
export const contentHeaders = (
  key: string,
): { ContentType: string; CacheControl: string; ContentEncoding?: string } => {
  const encoding = ENCODINGS[extname(key)];
  const plain = encoding ? key.slice(0, -extname(key).length) : key;
  const isImmutable = key.startsWith('releases/') || key.startsWith('discovery/history/');
  return {
    ContentType: TYPES[extname(plain)] ?? 'application/octet-stream',
    CacheControl: isImmutable ? FOREVER : 'max-age=0, must-revalidate',
    ...(encoding && { ContentEncoding: encoding }),
  };
};
