import { describe, expect, test } from 'vitest';
import { chosenWorld, worlds } from '#.storybook/worlds.ts';
import { networkScenarios } from '#mocks/networkScenarios.ts';
import { scenarios } from '#mocks/scenarios.ts';

const story = { globals: {}, tags: ['dev', 'test'], title: 'Screens/Account/Account' };

describe('The world of the toolbar', () => {
  test('is the story’s own until another is chosen', () => {
    expect(chosenWorld({ ...story, globals: {} })).toBeUndefined();
    expect(chosenWorld({ ...story, globals: { world: 'own' } })).toBeUndefined();
  });

  test.each(Object.keys(worlds))('can be %s, which there is', (world) => {
    const chosen = chosenWorld({ ...story, globals: { world } });
    expect(chosen?.name).toBe(world);
    expect(scenarios).toHaveProperty(chosen?.scenario ?? '');
    expect(networkScenarios).toHaveProperty(chosen?.network ?? '');
  });

  test.each([
    ['Screens/Account/Account', 'signedIn'],
    ['Screens/Admin/Admin', 'ownerSignedIn'],
    ['Features/Admin prices/HostingPrices', 'ownerSignedIn'],
  ])('is at %s the one of whoever is there', (title, scenario) => {
    const globals = { world: 'signedIn' };
    expect(chosenWorld({ ...story, globals, title })?.scenario).toBe(scenario);
  });

  test('never changes what a test is about', () => {
    const globals = { world: 'fullStorage' };
    expect(chosenWorld({ ...story, globals, tags: ['test-fn'] })).toBeUndefined();
  });
});
