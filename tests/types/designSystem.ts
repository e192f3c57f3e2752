/** What `tsc` checks. Nothing runs this file. */
import type { ComponentProps, JSXElementConstructor } from 'react';
import { expectTypeOf } from 'vitest';
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

// A component that renders an element takes a ref.
expectTypeOf<'Badge' | 'Table' | 'HoverCard'>().toExtend<ComponentName>();
expectTypeOf<WithoutRef>().toEqualTypeOf<
  'LinkProvider' | 'OpenDialogProvider' | 'ToastProvider' | 'WordsProvider'
>();
