import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import type { StoryPreparedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { business } from '#src/content/business.ts';
import { isState } from './states';
import { sidebarIcons, storybookThemes } from './theme';
import { themeInAddress, themeNameOf } from './themeName';

const icons = document.head.appendChild(document.createElement('style'));
icons.textContent = sidebarIcons(themeInAddress(location.search));

addons.setConfig({
  theme: storybookThemes[themeInAddress(location.search)],
  sidebar: {
    collapsedRoots: ['engineering'],
    // Its component is above it in the sidebar, and names it in the search.
    renderLabel: (item, api) =>
      item.type === 'docs' && api.resolveStory(item.parent ?? '')?.type === 'component'
        ? 'Docs'
        : undefined,
    filters: { states: (entry) => entry.type === 'docs' || isState(entry) },
  },
});

/** Storybook's interface has the theme that the toolbar chooses for the stories. */
addons.register('theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    icons.textContent = sidebarIcons(themeNameOf(globals));
    api.setOptions({ theme: storybookThemes[themeNameOf(globals)] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

/** The panel of addons is open for a story with controls until the reader toggles it. */
addons.register('panel', (api) => {
  let wasOpen: boolean | undefined;
  api.on(STORY_PREPARED, ({ argTypes, parameters }: StoryPreparedPayload) => {
    // A screen's route replaces the component, with its arguments.
    const isOpen = !parameters.route && Object.values(argTypes).some(({ control }) => control);
    if (isOpen !== wasOpen) api.togglePanel(isOpen);
    wasOpen = isOpen;
  });
});

// Storybook ends the title of the tab with its own name and has no setting for it.
new MutationObserver(() => {
  if (document.title.endsWith('Storybook')) {
    document.title = document.title.replace(/Storybook$/, business.name);
  }
}).observe(document.head, { childList: true, subtree: true, characterData: true });
