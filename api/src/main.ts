import { maxOpenFiles } from '@lacteos/contracts/process';
import { register } from 'node:module';

/** With fewer open files than this, modules are loaded in turns. */
const FEW_FILES = 1_024;

if (maxOpenFiles() < FEW_FILES) register('./load-in-turns.js', import.meta.url);
await import('./serve.js');
