import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleRemote } from './bundle.js';

const dir = resolve(import.meta.dirname, '..');
const json = (file: string): unknown => JSON.parse(readFileSync(resolve(dir, file), 'utf8'));
const { name, version, dependencies } = json('package.json') as {
  name: string;
  version: string;
  dependencies: { react: string };
};

const { releaseId } = await bundleRemote({
  name,
  version,
  outDir: resolve(dir, 'dist'),
  remote: resolve(dir, 'src/remote.tsx'),
  parts: { timetable: resolve(dir, 'src/timetable.tsx') },
  style: resolve(dir, 'src/visits.css'),
  manifest: json('remote.manifest.json') as object,
  ranges: {
    react: { version: dependencies.react, requiredVersion: `^${dependencies.react}` },
    'react-router-dom': { version: '7.0.0', requiredVersion: '^7.0.0' },
  },
});
console.log(`${name} ${releaseId}`);
