import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  SET_GLOBALS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { business } from '#src/content/business.ts';
import { isState } from './states';
import { sidebarIcons, storybookThemes } from './theme';
import { themeInAddress, themeNameOf } from './themeName';

const icons = document.head.appendChild(document.createElement('style'));
icons.textContent = sidebarIcons(themeInAddress(location.search));

addons.setConfig({
  theme: storybookThemes[themeInAddress(location.search)],
  sidebar: { filters: { states: (entry) => entry.type === 'docs' || isState(entry) } },
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

/** The panel of addons is open for components and closed for screens, until the reader toggles it. */
addons.register('panel', (api) => {
  let wasScreen: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId, viewMode }: Record<string, string>) => {
    const isScreen = /^(admin-)?screens-/.test(storyId ?? '');
    if (viewMode !== 'story' || isScreen === wasScreen) return;
    api.togglePanel(!isScreen);
    wasScreen = isScreen;
  });
});

// Storybook ends the title of the tab with its own name and has no setting for it.
new MutationObserver(() => {
  if (document.title.endsWith('Storybook')) {
    document.title = document.title.replace(/Storybook$/, business.name);
  }
}).observe(document.head, { childList: true, subtree: true, characterData: true });
