/** Finds the codes in an image, as browsers with a `BarcodeDetector` do. */
export interface CodeReader {
  detect: (image: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/** The browser's own reader of bar and square codes; null where it has none, or no camera to look through. */
export function codeReader(): CodeReader | null {
  const { BarcodeDetector: Reader } = window as Window & { BarcodeDetector?: new () => CodeReader };
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return Reader && devices ? new Reader() : null;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'El navegador no deja usar la cámara en esta página. Permítala junto a la dirección e inténtelo de nuevo, o escriba la guía.',
  NotFoundError: 'No encontramos una cámara en este equipo. Escriba la guía.',
  NotReadableError:
    'Otra aplicación está usando la cámara. Ciérrela e inténtelo de nuevo, o escriba la guía.',
};

/** Why the camera did not start, and what helps. */
export const cameraProblem = (error: unknown): string =>
  PROBLEMS[error instanceof Error ? error.name : ''] ?? 'No se pudo encender la cámara. Escriba la guía.';
