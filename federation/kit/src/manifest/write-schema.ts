import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITTEN_MANIFEST } from './manifest-schema.js';

const file = join(import.meta.dirname, '../../remote-manifest.schema.json');
writeFileSync(file, `${JSON.stringify(WRITTEN_MANIFEST, null, 2)}\n`);
