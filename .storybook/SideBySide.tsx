import type { Args } from '@storybook/react-vite';
import { buildArgsParam } from 'storybook/internal/router';

interface SideBySideProps {
  id: string;
  args: Args;
  initialArgs: Args;
}

/** A story in a light and a dark frame, with the arguments of the controls. */
export function SideBySide({ id, args, initialArgs }: SideBySideProps) {
  const changed = buildArgsParam(initialArgs, args);
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {['light', 'dark'].map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={`iframe.html?viewMode=story&id=${id}&args=${changed}&globals=theme:${theme}`}
          style={{ border: 0, inlineSize: '100%', blockSize: '100%' }}
        />
      ))}
    </div>
  );
}
