import { type Breakpoint, breakpoints } from '#src/design-system/tokens/tokens.ts';

/** The tag of stories that have screenshots. All stories have it unless they set `'!visual'`. */
export const VISUAL = 'visual';

/** The tag of stories whose layout is to be seen in every width and both themes: the main screens. */
const ALL_WIDTHS = 'all-widths';

export type ScreenshotTheme = 'light' | 'dark';

/** What a screenshot shows a story in. */
export interface ScreenshotView {
  theme: ScreenshotTheme;
  viewport: Breakpoint;
}

/** A whole screen is large, and its components have screenshots in both themes, so it has one of each. */
const screenViews: readonly ScreenshotView[] = [
  { theme: 'light', viewport: 'desktop' },
  { theme: 'dark', viewport: 'phone' },
];

/** The widths of `ALL_WIDTHS`. */
const allWidths: readonly Breakpoint[] = ['phone', 'tablet', 'desktop', 'wide'];

/** The viewport of a component whose story does not name one. */
const componentViewport: Breakpoint = 'laptop';

/** The properties of a story that determine its screenshots. */
export interface ScreenshotStory {
  tags: readonly string[];
  globals: { theme?: unknown; viewport?: unknown };
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
 * that sets a theme, because the same story without a theme has screenshots in both.
 */
export function screenshotViews({
  tags,
  globals,
  isScreen,
}: ScreenshotStory): readonly ScreenshotView[] {
  if (!tags.includes(VISUAL) || tags.includes('test-fn') || globals.theme !== undefined) return [];
  const own = ownViewport(globals);
  const isMainScreen = tags.includes(ALL_WIDTHS);
  if (isScreen && !own && !isMainScreen) return screenViews;
  const viewports = isMainScreen ? allWidths : [own ?? componentViewport];
  return viewports.flatMap((viewport): ScreenshotView[] => [
    { theme: 'light', viewport },
    { theme: 'dark', viewport },
  ]);
}

/** The size of a viewport, in px. */
export function viewportSize(name: Breakpoint) {
  const width = breakpoints[name];
  return { width, height: width < breakpoints.desktop ? 800 : 900 };
}
