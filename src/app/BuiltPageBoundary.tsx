import { Component, createContext, type ReactNode } from 'react';

/**
 * The path of the built page, if the document was loaded with one that is useful without React. On
 * that path `BuiltPageBoundary` handles errors, instead of the error screen.
 */
export const BuiltPagePath = createContext<string | undefined>(undefined);

interface BuiltPageBoundaryProps {
  /** Called once React has removed what it rendered. */
  onError: () => void;
  children: ReactNode;
}

/**
 * The outermost error boundary. It renders nothing after an error, so that `onError` can show the
 * HTML that the build rendered: its links and prices work without React.
 */
export class BuiltPageBoundary extends Component<BuiltPageBoundaryProps> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}
