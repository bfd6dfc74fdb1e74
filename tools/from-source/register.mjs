import { register } from 'node:module';

/** `node --import …/register.mjs src/main.ts` starts a program from its sources. */
register('./source-loader.mjs', import.meta.url);
