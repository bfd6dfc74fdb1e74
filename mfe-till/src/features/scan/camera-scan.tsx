import { Alert } from '@lacteos/ui';
import { useEffect, useRef, useState } from 'react';
import { cameraProblem, loadReader } from './code-reader';
import styles from './scan.module.css';

/** Fast enough for a hand, slow enough for a phone's battery. */
const SCAN_MS = 150;
/** The same code counts again once it was out of sight this long. */
const AGAIN_MS = 1_500;

async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  const [read] = await Promise.all([loadReader(), video.play()]);
  let last = { code: '', seenAt: 0 };
  const scanFrame = async () => {
    if (signal.aborted) return;
    const code = await read(video);
    if (signal.aborted) return;
    if (code !== null) {
      if (code !== last.code || Date.now() - last.seenAt > AGAIN_MS) onCode(code);
      last = { code, seenAt: Date.now() };
    }
    setTimeout(() => void scanFrame(), SCAN_MS);
  };
  return scanFrame();
}

/** Reads codes until it is unmounted. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const ended = new AbortController();
    if (video.current)
      watch(video.current, ended.signal, (code) => latest.current(code)).catch((error: unknown) => {
        if (!ended.signal.aborted) setProblem(cameraProblem(error));
      });
    return () => ended.abort();
  }, []);
  if (problem) return <Alert kind="warning">{problem}</Alert>;
  return <video ref={video} className={styles.video} aria-label="Imagen de la cámara" muted playsInline />;
}
