import { Component, type ReactNode } from 'react';
import { RemoteUnavailable } from './remote-unavailable';

interface RemoteBoundaryProps {
  remoteName: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the failure of one remote inside its section: the frame and the other remotes keep working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`The section of ${this.props.remoteName} failed`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <RemoteUnavailable onRetry={this.props.onRetry} /> : this.props.children;
  }
}
