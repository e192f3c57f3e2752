import type { NetworkScenario } from '#mocks/networkScenarios.ts';
import type { scenarios } from '#mocks/scenarios.ts';

type Scenario = keyof typeof scenarios;

/** A state of the browser and of the providers that any screen can be looked at in. */
interface ChosenWorld {
  title: string;
  /** What the browser holds. */
  scenario: Scenario;
  /** The same, for the admin area. */
  ownersScenario: Scenario;
  /** How the captcha and the mail service answer. */
  network: NetworkScenario;
}

/** The worlds of the toolbar, beside each story's own. */
export const worlds = {
  newVisitor: {
    title: 'New visitor',
    scenario: 'newVisitor',
    ownersScenario: 'ownerSignedOut',
    network: 'accepts',
  },
  signedIn: {
    title: 'Signed in',
    scenario: 'signedIn',
    ownersScenario: 'ownerSignedIn',
    network: 'accepts',
  },
  damagedStorage: {
    title: 'Damaged storage',
    scenario: 'damagedStorage',
    ownersScenario: 'damagedAdminData',
    network: 'accepts',
  },
  fullStorage: {
    title: 'Full storage',
    scenario: 'fullStorage',
    ownersScenario: 'ownerWithFullStorage',
    network: 'accepts',
  },
  providerDown: {
    title: 'Provider down',
    scenario: 'newVisitor',
    ownersScenario: 'ownerSignedIn',
    network: 'providersDown',
  },
} as const satisfies Record<string, ChosenWorld>;

export type WorldName = keyof typeof worlds;

interface Chosen {
  globals: Record<string, unknown>;
  tags: readonly string[];
  title: string;
}

/** The world that was chosen in the toolbar. A test is always about the story's own. */
export function chosenWorld({ globals, tags, title }: Chosen) {
  const name = Object.keys(worlds).find((each) => each === globals.world) as WorldName | undefined;
  if (!name || tags.includes('test-fn')) return undefined;
  const { scenario, ownersScenario, network } = worlds[name];
  const isOwners = /\/Admin[ /]/.test(title);
  return { name, scenario: isOwners ? ownersScenario : scenario, network };
}
