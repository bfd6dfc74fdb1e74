import { run, runToEnd } from './machine/run.mjs';

// Without a cached project graph the Nx rule only warns.
await run('nx', ['show', 'projects'], { failure: 'The project graph could not be made.' });
const { code } = await runToEnd('eslint', ['.'], { isLoud: true });
process.exitCode = code;
