import { serveTasks } from '../worker-process/index.js';
import { checkDatabaseFile } from './check-database-file.js';

serveTasks(checkDatabaseFile);
