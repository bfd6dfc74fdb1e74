import sharp from 'sharp';

import { serveTasks } from '#platform/worker-process/index.js';
import { renderPicture, processPicture, type PictureTask } from './process-picture.js';

// One picture at a time, without a cache, on one core.
sharp.concurrency(1);
sharp.cache(false);
serveTasks((task: PictureTask) =>
  task.folder === undefined ? renderPicture(task.picture) : processPicture(task),
);
