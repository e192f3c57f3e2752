import { describe, expect, test } from 'vitest';
import { chosenScenario } from '#.storybook/scenarioToolbar.ts';

const story = { globals: {}, tags: ['dev', 'test'], title: 'Screens/Account/Account' };

describe('The scenario toolbar', () => {
  test('uses the story’s own scenario until another is chosen', () => {
    expect(chosenScenario(story)).toBeUndefined();
    expect(chosenScenario({ ...story, globals: { scenario: 'own' } })).toBeUndefined();
  });

  test.each([
    ['Screens/Account/Account', 'signedIn'],
    ['Owner/Screens/Admin', 'ownerSignedIn'],
    ['Owner/Prices/Prices', 'ownerSignedIn'],
  ])('signs in the customer or the owner in %s', (title, scenario) => {
    const globals = { scenario: 'signedIn' };
    expect(chosenScenario({ ...story, globals, title })?.scenario).toBe(scenario);
  });

  test('does not change the scenario of a test', () => {
    const globals = { scenario: 'fullStorage' };
    expect(chosenScenario({ ...story, globals, tags: ['test-fn'] })).toBeUndefined();
  });
});
