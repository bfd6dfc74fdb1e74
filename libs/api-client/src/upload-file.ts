import { toApiError } from './api-error.js';
import { loadHttp } from './lazy-http.js';

/** A photo on a weak network takes longer than other calls, in milliseconds. */
const UPLOAD_MS = 120_000;

/** What goes along with a file. */
export interface UploadOptions {
  /** Fields of the form, written before the file. */
  fields?: Readonly<Record<string, string>>;
  params?: Readonly<Record<string, unknown>>;
}

/** Sends a file as a form and answers the body as the server wrote it. @throws ApiError */
export async function uploadFile<T>(
  path: string,
  file: Blob,
  name: string,
  { fields = {}, params }: UploadOptions = {},
): Promise<T> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  try {
    const http = await loadHttp();
    const { data } = await http.post<T>(path, form, { params, timeout: UPLOAD_MS });
    return data;
  } catch (error) {
    throw toApiError(error);
  }
}
