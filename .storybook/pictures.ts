import { type Breakpoint, breakpoints } from '#src/design-system/tokens/tokens.ts';

/** Whoever carries it is compared with committed pictures: all stories do, unless they say `'!visual'`. */
export const VISUAL = 'visual';

/** The themes that every picture is taken in. */
export const pictureThemes = ['light', 'dark'] as const;

/** The widths that a whole screen is pictured at. */
const screenWidths: readonly Breakpoint[] = ['desktop', 'phone'];

/** The width that a component is pictured at, where its story names none. */
const componentWidth: Breakpoint = 'laptop';

/** What a story says about itself, as far as its pictures depend on it. */
export interface PicturedStory {
  tags: readonly string[];
  globals: { theme?: unknown; viewport?: unknown };
  /** Whether it shows a screen of the site, with the frame around it. */
  isScreen: boolean;
}

const isBreakpoint = (value: unknown): value is Breakpoint =>
  typeof value === 'string' && value in breakpoints;

/** The viewport that a story names in its globals. */
function namedViewport({ viewport }: PicturedStory['globals']) {
  const name =
    typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;
  return isBreakpoint(name) ? name : undefined;
}

/**
 * The viewports that a story is pictured at, in both themes each; none where there is nothing new to
 * see. A story that names the dark theme shows readers what is pictured in both themes elsewhere.
 */
export function pictureViewports({
  tags,
  globals,
  isScreen,
}: PicturedStory): readonly Breakpoint[] {
  if (!tags.includes(VISUAL) || tags.includes('test-fn') || globals.theme !== undefined) return [];
  const named = namedViewport(globals);
  if (named) return [named];
  return isScreen ? screenWidths : [componentWidth];
}

/** The size of a viewport, in px. */
export function viewportSize(name: Breakpoint) {
  const width = breakpoints[name];
  return { width, height: width < breakpoints.desktop ? 800 : 900 };
}
