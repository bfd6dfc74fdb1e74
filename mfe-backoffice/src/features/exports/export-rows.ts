import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { ApiError, loadHttp, NETWORK_UNREACHABLE, toFileError } from '@lacteos/api-client';

export type ExportFormat = 'xlsx' | 'csv';

interface ExportRequest {
  path: string;
  format: ExportFormat;
  params: Record<string, string | undefined>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const CUT_OFF =
  'La descarga se interrumpió antes de terminar y el archivo no se guardó. Intente de nuevo, o filtre la lista para que sea más corta.';

// Browsers report an interrupted download like an unreachable server.
const failureOf = async (error: unknown, isBegun: boolean): Promise<unknown> => {
  const failure = await toFileError(error);
  if (!isBegun || !(failure instanceof ApiError) || failure.code !== NETWORK_UNREACHABLE) return failure;
  const { code, status } = failure;
  return new ApiError({ code, status, message: CUT_OFF }, error);
};

const nameIn = (disposition: unknown): string | undefined =>
  typeof disposition === 'string' ? /filename="([^"]+)"/.exec(disposition)?.[1] : undefined;

/** @throws ApiError */
export async function fetchExport({ path, format, params, onProgress, signal }: ExportRequest) {
  let isBegun = false;
  try {
    const http = await loadHttp();
    const answer = await http.get<Blob>(path, {
      params: { ...params, format },
      responseType: 'blob',
      timeout: 0,
      signal,
      onDownloadProgress: ({ loaded, event }) => {
        isBegun ||= loaded > 0;
        const request = event?.target as XMLHttpRequest | undefined;
        const size = Number(request?.getResponseHeader('X-Estimated-Size') ?? 0);
        if (size > 0) onProgress(Math.min(0.99, loaded / size));
      },
    });
    const name =
      nameIn(answer.headers['content-disposition']) ?? `datos-${colombianDay(new Date())}.${format}`;
    return { file: new Blob([answer.data]), name };
  } catch (error) {
    throw await failureOf(error, isBegun);
  }
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
