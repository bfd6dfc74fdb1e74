import sharp from 'sharp';

import { serveTasks } from '#platform/worker-process/index.js';
import { takePicture } from './take-picture.js';

// One picture at a time on one core, without a cache.
sharp.concurrency(1);
sharp.cache(false);
serveTasks(takePicture);
