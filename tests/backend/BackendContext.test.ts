import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createStoryBackend } from '#mocks/createStoryBackend.ts';
import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import { AdminBackendProvider, useAdminBackend } from '#src/backend/AdminBackendContext.tsx';
import { BackendProvider, useBackend } from '#src/backend/BackendContext.tsx';

const backend = createStoryBackend();

describe('useBackend', () => {
  const Probe = () => (useBackend() === backend ? 'the same' : 'another');
  const probe = createElement(Probe);

  test('returns the backend of the provider, which renders no element', () => {
    const page = BackendProvider({ backend, children: probe });
    expect(renderToStaticMarkup(page)).toBe('the same');
  });

  test('throws outside a provider', () => {
    expect(() => renderToStaticMarkup(probe)).toThrow(/inside <BackendProvider/);
  });
});

describe('useAdminBackend', () => {
  const provide = (create: () => AdminBackend, children: ReactNode) =>
    createElement(AdminBackendProvider, { create, children });
  const Probe = () => (useAdminBackend() === backend ? 'the same' : 'another');
  const probe = createElement(Probe);

  test('returns the backend that the provider created', () => {
    const page = provide(() => backend, probe);
    expect(renderToStaticMarkup(page)).toBe('the same');
  });

  test('returns the backend of the outer provider, and the inner one creates none', () => {
    const create = vi.fn(() => createStoryBackend());
    const inner = provide(create, probe);
    const page = provide(() => backend, inner);
    expect(renderToStaticMarkup(page)).toBe('the same');
    expect(create).not.toHaveBeenCalled();
  });

  test('throws outside a provider', () => {
    expect(() => renderToStaticMarkup(probe)).toThrow(/inside <AdminBackendProvider/);
  });
});
