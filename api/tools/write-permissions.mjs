// Writes docs/permissions.md. Run it as `npm run permissions -w api`.
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { createApp } from '../dist/create-app.js';
import { RouteCensus, routeListing } from '../dist/platform/routes/index.js';

const app = await createApp({ NODE_ENV: 'test', DATABASE_URL: 'sqlite::memory:' });
await app.init();
const routes = app.get(RouteCensus).list();
await app.close();

await writeFile(new URL('../../docs/permissions.md', import.meta.url), routeListing(routes));
console.log(`${routes.length} routes written to docs/permissions.md`);
