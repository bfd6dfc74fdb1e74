import { loadHttp } from '../lazy-http.js';
import { toWriteError } from './write-error.js';
import { writeOnce } from './write-once.js';

/** For a photo on a weak network, in milliseconds. */
const UPLOAD_MS = 120_000;

export interface UploadOptions {
  /** Written before the file. */
  fields?: Readonly<Record<string, string>>;
  params?: Readonly<Record<string, unknown>>;
}

export function sendFile<T>(
  path: string,
  file: Blob,
  name: string,
  { fields = {}, params }: UploadOptions,
): Promise<T> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  return writeOnce(JSON.stringify([path, params, fields, name, numberOf(file)]), async (key) => {
    try {
      const http = await loadHttp();
      const headers = { 'Idempotency-Key': key };
      const { data } = await http.post<T>(path, form, { params, headers, timeout: UPLOAD_MS });
      return data;
    } catch (error) {
      throw toWriteError(error, true);
    }
  });
}

const numbers = new WeakMap<Blob, number>();
let files = 0;

/** Distinguishes files of the same name and size. */
const numberOf = (file: Blob): number => {
  const number = numbers.get(file) ?? (files += 1);
  numbers.set(file, number);
  return number;
};
