import { definePreviewAddon } from 'storybook/internal/csf';
import type { Globals, StoryContextForEnhancers } from 'storybook/internal/types';
import { type PicturedStory, pictureThemes, pictureViewports, viewportSize } from './pictures';

export interface ChromaticParameters {
  /** Read by Chromatic, the service; see its documentation. */
  chromatic?: {
    disableSnapshot?: boolean;
    prefersReducedMotion?: 'reduce';
    modes?: Record<string, { theme: string; viewport: number }>;
  };
}

/** What is known when a story is prepared; the types forget the last of it. */
type Prepared = StoryContextForEnhancers & { storyGlobals?: Globals };

/** The pictures of a story, as Chromatic is told of them. */
function chromaticParameters(story: PicturedStory): ChromaticParameters['chromatic'] {
  const viewports = pictureViewports(story);
  if (viewports.length === 0) return { disableSnapshot: true };
  const modes = pictureThemes.flatMap((theme) =>
    viewports.map(
      (name) => [`${theme} ${name}`, { theme, viewport: viewportSize(name).width }] as const,
    ),
  );
  return { prefersReducedMotion: 'reduce', modes: Object.fromEntries(modes) };
}

/**
 * Has Chromatic take the same pictures as `npm run visual`. It knows parameters alone and no tags, so
 * each story's are completed when the story is prepared; its argument types stay as they are.
 */
export function addonChromatic() {
  return definePreviewAddon<{ parameters: ChromaticParameters }>({
    argTypesEnhancers: [
      ({ tags = [], storyGlobals = {}, parameters, argTypes }: Prepared) => {
        const isScreen = parameters.route !== undefined;
        parameters.chromatic = chromaticParameters({ tags, globals: storyGlobals, isScreen });
        return argTypes;
      },
    ],
  });
}
