import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { cameraProblem, type CodeReader, codeReader } from './code-reader';
import styles from './camera-scan.module.css';

/** Fast enough for a hand, slow enough for a phone's battery. */
const SCAN_MS = 200;

interface CameraScanProps {
  onRead: (code: string) => boolean;
}

/** The same code counts once until another one is read. */
async function watch(
  video: HTMLVideoElement,
  reader: CodeReader,
  signal: AbortSignal,
  onCode: (code: string) => void,
) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  let last = '';
  const scanFrame = async () => {
    if (signal.aborted) return;
    const [code] = await reader.detect(video).catch(() => []);
    if (signal.aborted) return;
    if (code && code.rawValue !== last) {
      last = code.rawValue;
      onCode(last);
    }
    setTimeout(() => void scanFrame(), SCAN_MS);
  };
  return scanFrame();
}

function Camera({
  reader,
  onRead,
  onProblem,
}: CameraScanProps & { reader: CodeReader; onProblem: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onRead, onProblem });
  useEffect(() => {
    latest.current = { onRead, onProblem };
  });
  useEffect(() => {
    const ended = new AbortController();
    if (video.current)
      watch(video.current, reader, ended.signal, (code) => {
        if (!latest.current.onRead(code)) ended.abort();
      }).catch((error: unknown) => {
        if (!ended.signal.aborted) latest.current.onProblem(cameraProblem(error));
      });
    return () => ended.abort();
  }, [reader]);
  return <video ref={video} className={styles.video} aria-label="Imagen de la cámara" muted playsInline />;
}

/** Renders nothing where the browser cannot read codes. */
export function CameraScan({ onRead }: CameraScanProps) {
  const [reader] = useState(codeReader);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!reader) return null;
  return (
    <div className={styles.scan}>
      <Button
        onClick={() => {
          setProblem(null);
          setOpen(!isOpen);
        }}
      >
        {isOpen ? 'Apagar la cámara' : 'Escanear con la cámara'}
      </Button>
      {problem && <Alert type="warning" showIcon role="alert" title={problem} />}
      {isOpen && (
        <Camera
          reader={reader}
          onRead={(code) => {
            const goesOn = onRead(code);
            if (!goesOn) setOpen(false);
            return goesOn;
          }}
          onProblem={(text) => {
            setProblem(text);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
