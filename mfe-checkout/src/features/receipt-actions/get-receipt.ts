import { ApiError, loadHttp, toApiError } from '@lacteos/api-client';

const DAMAGED = 'No se pudo obtener el recibo. Intente de nuevo.';

/** PDF. @throws ApiError also for anything but a PDF */
export async function getReceipt(orderId: number): Promise<Blob> {
  try {
    const http = await loadHttp();
    const answer = await http.get<Blob>(`/order/${orderId}/receipt`, { responseType: 'blob' });
    if (answer.data.size > 0) return answer.data;
  } catch (error) {
    // The error body is a blob: only network errors keep their message.
    const failure = toApiError(error);
    if (!(failure instanceof ApiError) || failure.status === 0) throw failure;
    throw new ApiError({ status: failure.status, code: failure.code, message: DAMAGED }, error);
  }
  throw new ApiError({ status: 200, code: 'INTERNAL', message: DAMAGED });
}
