import { maxOpenFiles } from '@lacteos/contracts/process';
import { register } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/** With fewer open files than this, modules are loaded in turns. */
const FEW_FILES = 1_024;

/** Otherwise V8 lets garbage grow to four times what is in use, as far as the machine's memory goes. */
setFlagsFromString('--heap-growing-percent=30');
if (maxOpenFiles() < FEW_FILES) register('./load-in-turns.js', import.meta.url);
await import('./serve.js');
