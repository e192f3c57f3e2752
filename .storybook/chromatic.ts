import { definePreviewAddon } from 'storybook/internal/csf';
import type { Globals, StoryContextForEnhancers } from 'storybook/internal/types';
import { type ScreenshotStory, screenshotViews, viewportSize } from './screenshots';

export interface ChromaticParameters {
  /** @see https://www.chromatic.com/docs/modes */
  chromatic?: {
    disableSnapshot?: boolean;
    prefersReducedMotion?: 'reduce';
    modes?: Record<string, { theme: string; viewport: number; media?: 'print' }>;
  };
}

/** Storybook's type omits `storyGlobals`, which the context has. */
type Prepared = StoryContextForEnhancers & { storyGlobals?: Globals };

function chromaticParameters(story: ScreenshotStory): ChromaticParameters['chromatic'] {
  const views = screenshotViews(story);
  if (views.length === 0) return { disableSnapshot: true };
  const modes = views.map(({ theme, viewport }) => {
    const media = viewport === 'sheet' && ({ media: 'print' } as const);
    const mode = { theme, viewport: viewportSize(viewport).width, ...media };
    return [`${theme} ${viewport}`, mode] as const;
  });
  return { prefersReducedMotion: 'reduce', modes: Object.fromEntries(modes) };
}

/**
 * Makes Chromatic take the same screenshots as `npm run visual`. Chromatic reads parameters and not
 * tags, so the parameters are set when a story is prepared; its argument types stay as they are.
 */
export function addonChromatic() {
  return definePreviewAddon<{ parameters: ChromaticParameters }>({
    argTypesEnhancers: [
      ({ tags = [], storyGlobals = {}, title, parameters, argTypes }: Prepared) => {
        const isScreen = parameters.route !== undefined;
        const globals = storyGlobals;
        parameters.chromatic = chromaticParameters({ tags, globals, title, isScreen });
        return argTypes;
      },
    ],
  });
}
