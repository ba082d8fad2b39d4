import { Component, type ReactNode, Suspense } from 'react';
import { $version } from './live.ts';
import { Icon } from './parts.tsx';

interface BoundaryProps {
  /** Shown until there is something to show. */
  fallback?: ReactNode;
  /** Shows nothing in place of what failed. */
  isQuiet?: boolean;
  children: ReactNode;
}

/**
 * A part of the page that waits for its answers. Says why it cannot be shown, and tries again as soon as
 * something has changed.
 */
export class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  #stop = () => {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    this.#stop = $version.listen(() => this.state.error !== undefined && this.setState({ error: undefined }));
  }

  override componentWillUnmount() {
    this.#stop();
  }

  override render() {
    const { error } = this.state;
    const { children, fallback, isQuiet } = this.props;
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (isQuiet) return null;
    return (
      <p className="empty empty--failed" role="alert">
        <Icon name="alert" />
        {error instanceof Error ? error.message : String(error)}
      </p>
    );
  }
}
