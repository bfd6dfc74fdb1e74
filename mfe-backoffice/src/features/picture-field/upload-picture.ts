import { api, uploadFile } from '@lacteos/api-client';
import type { UploadSettings } from '@lacteos/contracts/schemas';

/** @throws ApiError */
export async function uploadPicture(picture: Blob, name: string): Promise<string> {
  const { preset } = await api.get<UploadSettings>('/media/upload');
  const { secure_url } = await uploadFile<{ secure_url: string }>('/media', picture, name, {
    fields: { upload_preset: preset },
  });
  return secure_url;
}
