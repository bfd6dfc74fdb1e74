import { maxOpenFiles } from '@lacteos/contracts/process';
import { register } from 'node:module';

/** Fewer open files than the modules need that are loaded side by side. */
const FEW_FILES = 1_024;

if (maxOpenFiles() < FEW_FILES) register('./load-in-turns.js', import.meta.url);
await import('./serve.js');
