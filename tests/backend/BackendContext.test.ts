import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createMemoryBackend } from '#mocks/createMemoryBackend.ts';
import type { Backend } from '#src/backend/Backend.ts';
import { BackendProvider, useBackend } from '#src/backend/BackendContext.tsx';

/** Says whether it was given the backend that it was told to expect. */
function Probe({ expected }: { expected: Backend }) {
  return useBackend() === expected ? 'the same' : 'another';
}

describe('The backend of a page', () => {
  const backend = createMemoryBackend();
  const probe = createElement(Probe, { expected: backend });

  test('A component is given the backend of its provider, and no extra element', () => {
    const page = BackendProvider({ backend, children: probe });
    expect(renderToStaticMarkup(page)).toBe('the same');
  });

  test('A component without a provider is told what to do', () => {
    expect(() => renderToStaticMarkup(probe)).toThrow(/inside <BackendProvider/);
  });
});
