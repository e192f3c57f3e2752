import { expect, type TestType } from '@playwright/test';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { questionnaireQuestions } from '#src/domain/questionnaire.ts';
import { packageLink } from '../support/catalogue.ts';
import type { serveDemo } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

export interface JourneyFixtures {
  site: Awaited<ReturnType<typeof serveDemo>>;
  visitor: Visitor;
}

type Questions = typeof questionnaireQuestions;

/** The main journeys. They run in every engine, so they use only what `Visitor` offers. */
export function testJourneys(test: TestType<JourneyFixtures, object>) {
  const registration = buildRegistration();
  const answers = buildShortQuestionnaire();

  test('A visitor can register, open the account page, log out and log in again', async ({
    visitor,
  }) => {
    await visitor.open('/');
    await visitor.whenHydrated();
    await visitor.click('button', 'Account', 'banner');
    await visitor.click('button', 'Register', 'banner');
    await visitor.fill('Name', registration.name, 'dialog');
    await visitor.fill('Email', registration.email, 'dialog');
    await visitor.fill('Password', registration.password, 'dialog');
    await visitor.fill('Confirm password', registration.password, 'dialog');
    await visitor.click('button', 'Register', 'dialog');
    await visitor.seesText(`Account created for ${registration.name}!`);
    await visitor.hasFocusOn('button', 'My Account', 'banner');

    await visitor.remote.reload();
    await visitor.click('button', 'My Account', 'banner');
    await visitor.click('link', 'Profile', 'banner');
    await visitor.isAt('/account');
    await visitor.sees('heading', registration.name, 'main');
    await visitor.click('button', 'Logout', 'main');
    await visitor.isAt('/');

    await visitor.click('button', 'Account', 'banner');
    await visitor.click('button', 'Login', 'banner');
    await visitor.fill('Email', registration.email, 'dialog');
    await visitor.fill('Password', registration.password, 'dialog');
    await visitor.click('button', 'Login', 'dialog');
    await visitor.seesText(`Welcome back, ${registration.name}!`);
    await visitor.sees('button', 'My Account', 'banner');
  });

  test('A visitor can buy a package and submit the questionnaire', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.whenHydrated();
    await visitor.click('link', /^Buy Standard\b/);
    expect(await visitor.remote.closeNewTab()).toBe(packageLink('standard'));
    await visitor.isAt('/website-questionnaire');
    for (const [field, answer] of Object.entries(answers)) {
      if (answer) {
        const { label } = questionnaireQuestions[field as keyof Questions];
        await visitor.fill(label, answer);
      }
    }
    await visitor.click('button', 'Submit Questionnaire');
    await visitor.sees('heading', /^Thank You/);
    expect(await visitor.stored('supportTickets')).toEqual([
      expect.objectContaining({
        packageId: 'standard',
        title: `Web Design Project: ${answers.businessName}`,
      }),
    ]);
    await visitor.isAt('/account');
    await visitor.isAt('/');
  });
}
