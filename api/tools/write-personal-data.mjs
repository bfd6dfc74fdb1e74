// Writes the tables of docs/personal-data.md. Run it as `npm run personal-data -w api` after a build.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findEntities } from '../dist/platform/schema/index.js';
import { storedTables } from '../dist/platform/stored-data/index.js';
import { personalDataTables } from '../dist/privacy/map/personal-data-page.js';
import { formatAs } from './format.mjs';

const page = fileURLToPath(new URL('../../docs/personal-data.md', import.meta.url));
const [head = ''] = (await readFile(page, 'utf8')).split('## In the database');
const tables = personalDataTables(storedTables(await findEntities()));
await writeFile(page, await formatAs(page, head + tables));
