import { colombianDay } from '@lacteos/contracts';
import { loadHttp, toApiError } from '@lacteos/api-client';

export type ExportFormat = 'xlsx' | 'csv';

interface ExportRequest {
  path: string;
  format: ExportFormat;
  params: Record<string, string | undefined>;
  /** Told a share between 0 and 1 as the file arrives; the size is an estimate of the server. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const nameIn = (disposition: unknown): string | undefined =>
  typeof disposition === 'string' ? /filename="([^"]+)"/.exec(disposition)?.[1] : undefined;

/** Fetches all rows that match as a file. @throws ApiError */
export async function fetchExport({ path, format, params, onProgress, signal }: ExportRequest) {
  try {
    const http = await loadHttp();
    const answer = await http.get<Blob>(path, {
      params: { ...params, format },
      responseType: 'blob',
      timeout: 0,
      signal,
      onDownloadProgress: ({ loaded, event }) => {
        const request = event?.target as XMLHttpRequest | undefined;
        const size = Number(request?.getResponseHeader('X-Estimated-Size') ?? 0);
        if (size > 0) onProgress(Math.min(0.99, loaded / size));
      },
    });
    const name =
      nameIn(answer.headers['content-disposition']) ?? `datos-${colombianDay(new Date())}.${format}`;
    return { file: new Blob([answer.data]), name };
  } catch (error) {
    throw toApiError(error);
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
