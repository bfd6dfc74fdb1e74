import type { Area } from 'react-easy-crop';

/** No side of an uploaded picture is longer: the largest that the shop shows is 960. */
const MAX_SIDE = 1600;
const QUALITY = 0.92;

function sizeOf({ width, height }: Pick<Area, 'width' | 'height'>): { width: number; height: number } {
  const share = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** A data address, which the CSP lets an image show. */
export const readAsAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });

/** `area` in pixels of the picture. */
export async function cropPicture(address: string, area: Area): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const { width, height } = sizeOf(area);
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be cropped'))),
      'image/webp',
      QUALITY,
    ),
  );
}
