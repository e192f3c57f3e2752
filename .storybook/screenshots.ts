import { type Breakpoint, breakpoints } from '#src/design-system/tokens/tokens.ts';

/** The tag of stories that have screenshots. All stories have it unless they set `'!visual'`. */
export const VISUAL = 'visual';

/** The tag of stories whose layout is to be seen in every width and both themes: the main screens. */
const ALL_WIDTHS = 'all-widths';

/** The tag of stories that have a screenshot of their printed sheet too. */
const PRINTED = 'printed';

export type ScreenshotTheme = 'light' | 'dark';

/** What a screenshot shows a story in. `sheet` is A4 paper. */
export interface ScreenshotView {
  theme: ScreenshotTheme;
  viewport: Breakpoint | 'sheet';
}

/** The views of `ALL_WIDTHS`. */
const allViews: readonly ScreenshotView[] = [
  ...(['phone', 'tablet', 'desktop', 'wide'] as const).map(
    (viewport): ScreenshotView => ({ theme: 'light', viewport }),
  ),
  { theme: 'dark', viewport: 'phone' },
  { theme: 'dark', viewport: 'desktop' },
];

/** The viewport of a component whose story does not name one. */
const componentViewport: Breakpoint = 'laptop';

/** The properties of a story that determine its screenshots. */
export interface ScreenshotStory {
  tags: readonly string[];
  globals: { theme?: unknown; viewport?: unknown };
  /** Where it stands in Storybook: 'Design system/Actions/Button'. */
  title: string;
  /** Whether it shows a screen of the site, with the frame around it. */
  isScreen: boolean;
}

const isBreakpoint = (value: unknown): value is Breakpoint =>
  typeof value === 'string' && value in breakpoints;

/** The viewport that a story sets in its globals. */
function ownViewport({ viewport }: ScreenshotStory['globals']) {
  const name =
    typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;
  return isBreakpoint(name) ? name : undefined;
}

/**
 * The views of a story's screenshots; none for a story without the tag, for a test, and for a story
 * that sets a theme. The components of the design system have both themes. All else is made of them, so
 * the main screens alone show it in the dark theme and at every width.
 */
export function screenshotViews({
  tags,
  globals,
  title,
  isScreen,
}: ScreenshotStory): readonly ScreenshotView[] {
  if (!tags.includes(VISUAL) || tags.includes('test-fn') || globals.theme !== undefined) return [];
  const viewport = ownViewport(globals) ?? (isScreen ? 'desktop' : componentViewport);
  const hasBothThemes = title.startsWith('Design system/');
  const own = (hasBothThemes ? (['light', 'dark'] as const) : (['light'] as const)).map(
    (theme) => ({ theme, viewport }),
  );
  return [
    ...(tags.includes(ALL_WIDTHS) ? allViews : own),
    ...(tags.includes(PRINTED) ? [{ theme: 'light', viewport: 'sheet' } as const] : []),
  ];
}

/** The size of a viewport, in px. */
export function viewportSize(name: ScreenshotView['viewport']) {
  // Inside its margins of 20 mm.
  if (name === 'sheet') return { width: 643, height: 971 };
  const width = breakpoints[name];
  return { width, height: width < breakpoints.desktop ? 800 : 900 };
}
