import type { ComponentProps, JSXElementConstructor } from 'react';
import { describe, expectTypeOf, test } from 'vitest';
import type * as designSystem from '#src/design-system/index.ts';

type Exports = typeof designSystem;

/** The exported components, whose names begin with a capital letter. */
type ComponentName = {
  [Name in keyof Exports]: Name extends Capitalize<Name>
    ? Exports[Name] extends JSXElementConstructor<never>
      ? Name
      : never
    : never;
}[keyof Exports];

type WithoutRef = {
  [Name in ComponentName]: 'ref' extends keyof ComponentProps<Exports[Name]> ? never : Name;
}[ComponentName];

describe('The design system', () => {
  test('takes a ref in every component that renders an element', () => {
    expectTypeOf<'Badge' | 'Table' | 'HoverCard'>().toExtend<ComponentName>();
    expectTypeOf<WithoutRef>().toEqualTypeOf<'LinkProvider' | 'ToastProvider'>();
  });
});
