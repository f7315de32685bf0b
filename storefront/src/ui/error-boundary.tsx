import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called once, after the error is logged: the other way to what was wanted. */
  onFail?: () => void;
}

/**
 * Stands around what a page can do without: a panel, a menu. When it breaks it is gone, and the page is still there;
 * without this one broken panel would take everything down with it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
