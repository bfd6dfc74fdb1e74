/** @returns the code in the picture, or null */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (image: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats: () => Promise<string[]>;
};

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128'];
/** Pixels: enough for a label at arm's length, little enough for a phone. */
const MAX_WIDTH = 800;

async function browsersReader(): Promise<ReadCode | null> {
  const { BarcodeDetector: Class } = window as Window & { BarcodeDetector?: DetectorClass };
  if (!Class) return null;
  const supported: string[] = await Class.getSupportedFormats().catch(() => []);
  if (!['ean_13', 'code_128'].every((format) => supported.includes(format))) return null;
  const detector = new Class({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
}

async function ownReader(): Promise<ReadCode> {
  const { decodeImage } = await import('./decode-image');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decodeImage(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** The browser's own detector where it reads our codes, else a library that is loaded now. */
export const loadReader = async (): Promise<ReadCode> => (await browsersReader()) ?? ownReader();

export const hasCamera = (): boolean =>
  typeof navigator.mediaDevices !== 'undefined' && 'getUserMedia' in navigator.mediaDevices;

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'El navegador no deja usar la cámara en esta página. Permítala junto a la dirección e inténtelo de nuevo.',
  NotFoundError: 'No encontramos una cámara en este equipo.',
  NotReadableError: 'Otra aplicación está usando la cámara. Ciérrela e inténtelo de nuevo.',
};

export const cameraProblem = (error: unknown): string =>
  PROBLEMS[error instanceof Error ? error.name : ''] ?? 'No se pudo encender la cámara.';
