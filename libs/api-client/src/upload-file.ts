import { loadWriting } from './lazy-writing.js';
import type { UploadOptions } from './sending/send-file.js';

/** Once per file of this page. @throws ApiError */
export const uploadFile = async <T>(
  path: string,
  file: Blob,
  name: string,
  options: UploadOptions = {},
): Promise<T> => (await loadWriting()).sendFile<T>(path, file, name, options);
