import { loadWriting } from './lazy-writing.js';
import type { UploadOptions } from './sending/send-file.js';

/** Sends a file as a form, once for a file of this page, and answers the body as the server wrote it. @throws ApiError */
export const uploadFile = async <T>(
  path: string,
  file: Blob,
  name: string,
  options: UploadOptions = {},
): Promise<T> => (await loadWriting()).sendFile<T>(path, file, name, options);
