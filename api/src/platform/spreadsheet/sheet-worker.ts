import { serveTasks } from '../worker-process/index.js';
import { readSheet } from './read-sheet.js';

serveTasks(readSheet);
