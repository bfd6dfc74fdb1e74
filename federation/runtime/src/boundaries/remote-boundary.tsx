import { Component, type ReactNode } from 'react';

export type NextStep = 'again' | 'previous' | 'panel';

interface Verdict {
  step: NextStep;
  hasNotLoaded: boolean;
}

interface BoundaryState extends Verdict {
  hasFailed: boolean;
}

interface RemoteBoundaryProps {
  remoteName: string;
  onFailure: (error: unknown) => Verdict;
  /** Called shortly after the failure, unless the panel is shown. */
  onNext: (step: NextStep) => void;
  loading: ReactNode;
  unavailable: (hasNotLoaded: boolean) => ReactNode;
  children: ReactNode;
}

const RECOVERY_MS = 300;

/** Contains a remote's failure in its section; the frame and other remotes keep working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, step: 'again', hasNotLoaded: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`The section of ${this.props.remoteName} failed`, error);
    if (process.env['NODE_ENV'] !== 'production') {
      const detail = { remoteName: this.props.remoteName, error };
      window.dispatchEvent(new CustomEvent('section-failed', { detail }));
    }
    const verdict = this.props.onFailure(error);
    this.setState(verdict);
    const { step } = verdict;
    if (step === 'panel') return;
    const delay = step === 'again' ? RECOVERY_MS * (1 + Math.random()) : 0;
    this.timer = setTimeout(() => this.props.onNext(step), delay);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { hasFailed, step, hasNotLoaded } = this.state;
    if (!hasFailed) return this.props.children;
    return step === 'panel' ? this.props.unavailable(hasNotLoaded) : this.props.loading;
  }
}
