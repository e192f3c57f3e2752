import type { Page } from '@playwright/test';
import { type Questionnaire, questionnaireQuestions } from '#src/domain/questionnaire.ts';

export function questionnaireBox(page: Page, field: keyof Questionnaire) {
  return page.getByRole('textbox', { name: questionnaireQuestions[field].label });
}

/** Fills in every answer that is not blank. */
export async function fillInQuestionnaire(page: Page, answers: Questionnaire) {
  for (const [field, answer] of Object.entries(answers)) {
    if (answer) await questionnaireBox(page, field as keyof Questionnaire).fill(answer);
  }
}

export function submitQuestionnaire(page: Page) {
  return page.getByRole('button', { name: 'Submit Questionnaire' }).click();
}
