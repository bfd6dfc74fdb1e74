import { register } from 'node:module';

/** `node --import ./test/from-source.mjs src/main.ts` starts the API from its sources. */
register('./source-loader.mjs', import.meta.url);
