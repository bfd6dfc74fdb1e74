import { loadHttp, toApiError } from '@lacteos/api-client';

const PRESET = 'productos';

/** Uploads a picture as image hosts take it and answers its address. @throws ApiError */
export async function uploadPicture(picture: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.append('upload_preset', PRESET);
  form.append('file', picture, name);
  try {
    const http = await loadHttp();
    const answer = await http.post<{ secure_url: string }>('/media', form, { timeout: 120_000 });
    return answer.data.secure_url;
  } catch (error) {
    throw toApiError(error);
  }
}
