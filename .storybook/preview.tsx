import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { attachFrameBehaviour } from '#src/features/site-frame/frameBehaviour.ts';
import { attachThemeBehaviour } from '#src/features/site-frame/themeBehaviour.ts';
import { kitAddons } from './kit';
import { startWorker } from './network';
import { toolbarScenarios } from './scenarioToolbar';
import { addonScreens, withScreen } from './screens';

export default definePreview({
  addons: [...kitAddons, addonMsw(startWorker), addonScreens()],
  // Literals, because Storybook reads the tags without running this file.
  tags: ['autodocs', 'visual'],
  decorators: [withScreen],
  // As the boot script does, without storing the theme.
  beforeEach() {
    const detach = [attachFrameBehaviour(document), attachThemeBehaviour(document, () => {})];
    return () => {
      for (const each of detach) each();
    };
  },
  globalTypes: {
    scenario: {
      description: 'Stored data and answers of the providers',
      toolbar: {
        title: 'Scenario',
        icon: 'database',
        items: [
          { value: 'own', title: 'Story’s own' },
          ...Object.entries(toolbarScenarios).map(([value, { title }]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scenario: 'own' },
  parameters: {
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Using Storybook', 'Journeys', 'All states', '*'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape and motion', 'Writing'],
          'Design system',
          ['Overview', '*'],
          'Features',
          'Screens',
          ['Landing', '*', 'App'],
          'Owner',
          ['Screens'],
          'Engineering',
          ['Contributing', 'How to add', '*', 'Changelog', 'Decisions'],
        ],
      },
    },
  },
});
