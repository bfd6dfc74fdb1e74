import { api, loadHttp, toApiError } from '@lacteos/api-client';
import type { UploadSettings } from '@lacteos/contracts';

/** Uploads a picture as the shop's image host takes it and answers its address. @throws ApiError */
export async function uploadPicture(picture: Blob, name: string): Promise<string> {
  const { preset } = await api.get<UploadSettings>('/media/upload');
  const form = new FormData();
  form.append('upload_preset', preset);
  form.append('file', picture, name);
  try {
    const http = await loadHttp();
    const answer = await http.post<{ secure_url: string }>('/media', form, { timeout: 120_000 });
    return answer.data.secure_url;
  } catch (error) {
    throw toApiError(error);
  }
}
