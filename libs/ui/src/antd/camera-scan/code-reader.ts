export interface CodeReader {
  detect: (image: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/** Null where the browser has no reader or no camera. */
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

export const cameraProblem = (error: unknown): string =>
  PROBLEMS[error instanceof Error ? error.name : ''] ?? 'No se pudo encender la cámara. Escriba la guía.';
