import { useEffect, useState } from 'react';

/** Milliseconds after the start of a wait. */
const LOADING_STAGES = { skeleton: 200, slow: 4_000, overdue: 9_000 } as const;

type Stage = 'quiet' | keyof typeof LOADING_STAGES;

export const useStage = (): Stage => {
  const [stage, setStage] = useState<Stage>('quiet');
  useEffect(() => {
    const stages = Object.entries(LOADING_STAGES) as [keyof typeof LOADING_STAGES, number][];
    const timers = stages.map(([name, delay]) => setTimeout(() => setStage(name), delay));
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
};
