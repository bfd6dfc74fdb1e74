import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export { makeAnotherRelease } from 'tools/shop/another-release';

interface ReleaseFacts {
  releaseId: string;
  files: Record<string, { integrity: string; size: number }>;
}

const IS_TEXT = /\.(js|css|json|html|mustache)$/;

/** Replaces the hash in release id and container name, without compiling. Returns the new release id. */
export function nextBuild(dist: string, folder: string, hash: string): string {
  const text = readFileSync(join(dist, 'release.json'), 'utf8');
  const { releaseId, files } = JSON.parse(text) as ReleaseFacts;
  const old = releaseId.slice(releaseId.lastIndexOf('-') + 1);
  const fingerprints = Object.keys(files).map((path) => {
    const content = readFileSync(join(dist, path));
    const changed = IS_TEXT.test(path) ? Buffer.from(content.toString().replaceAll(old, hash)) : content;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), changed);
    const integrity = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
    return [path, { integrity, size: changed.length }] as const;
  });
  const release = JSON.parse(text.replaceAll(old, hash)) as ReleaseFacts;
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ ...release, files: Object.fromEntries(fingerprints) }),
  );
  return release.releaseId;
}
