import { Alert } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';

export function FormNotice({ about, children }: { about: unknown; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about) container.current?.focus();
  }, [about]);
  return (
    <div ref={container} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Clear `problem` before the next attempt, so that the same text takes the focus again. */
export function FormProblem({ problem, className }: { problem: string | null; className?: string }) {
  if (!problem) return null;
  return (
    <FormNotice about={problem}>
      <Alert className={className} type="error" showIcon role="alert" title={problem} />
    </FormNotice>
  );
}
