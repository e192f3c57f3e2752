import type { NetworkScenario } from '#mocks/networkScenarios.ts';
import type { scenarios } from '#mocks/scenarios.ts';

type Scenario = keyof typeof scenarios;

interface ToolbarScenario {
  title: string;
  /** What the browser has stored. */
  scenario: Scenario;
  /** The same for stories of the owner's area. */
  adminScenario: Scenario;
  /** How the captcha and the mail service answer. */
  network: NetworkScenario;
}

/** The scenarios that the toolbar offers instead of a story's own. */
export const toolbarScenarios = {
  newVisitor: {
    title: 'New visitor',
    scenario: 'newVisitor',
    adminScenario: 'ownerSignedOut',
    network: 'accepts',
  },
  signedIn: {
    title: 'Signed in',
    scenario: 'signedIn',
    adminScenario: 'ownerSignedIn',
    network: 'accepts',
  },
  damagedStorage: {
    title: 'Damaged storage',
    scenario: 'damagedStorage',
    adminScenario: 'damagedAdminData',
    network: 'accepts',
  },
  fullStorage: {
    title: 'Full storage',
    scenario: 'fullStorage',
    adminScenario: 'ownerWithFullStorage',
    network: 'accepts',
  },
  providerDown: {
    title: 'Provider down',
    scenario: 'newVisitor',
    adminScenario: 'ownerSignedIn',
    network: 'providersDown',
  },
} as const satisfies Record<string, ToolbarScenario>;

interface ShownStory {
  globals: Record<string, unknown>;
  tags: readonly string[];
  title: string;
}

/** The scenario chosen in the toolbar; undefined for a story's own, and always in tests. */
export function chosenScenario({ globals, tags, title }: ShownStory) {
  const name = globals.scenario as keyof typeof toolbarScenarios;
  if (!Object.hasOwn(toolbarScenarios, String(name)) || tags.includes('test-fn')) return undefined;
  const { scenario, adminScenario, network } = toolbarScenarios[name];
  const isAdmin = title.startsWith('Owner/');
  return { name, scenario: isAdmin ? adminScenario : scenario, network };
}
