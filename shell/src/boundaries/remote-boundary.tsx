import { Component, type ReactNode } from 'react';

const RECOVERY_MS = 300;

interface RemoteBoundaryProps {
  remoteName: string;
  /** Whether a chunk that did not arrive may be asked for once more without asking the visitor. */
  canRecover: boolean;
  onRecover: () => void;
  /** What stands there while a missing chunk is asked for once more. */
  loading: ReactNode;
  /** What stands there when the section failed. */
  unavailable: ReactNode;
  children: ReactNode;
}

const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Keeps the failure of one remote inside its section: the frame and the other remotes keep working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`The section of ${this.props.remoteName} failed`, error);
    if (!this.isRecovering(error)) return;
    this.timer = setTimeout(this.props.onRecover, RECOVERY_MS * (1 + Math.random()));
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  private isRecovering(error: unknown): boolean {
    return this.props.canRecover && isMissingChunk(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.isRecovering(failure.error) ? this.props.loading : this.props.unavailable;
  }
}
