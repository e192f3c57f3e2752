import { screen, userEvent } from 'storybook/test';
import { type Questionnaire, questionnaireLabels } from '#src/domain/questionnaire.ts';

/** Fills in the questionnaire; what has no answer stays as it is. */
export async function answerQuestions(answers: Partial<Questionnaire>) {
  for (const [field, label] of Object.entries(questionnaireLabels)) {
    const answer = answers[field as keyof Questionnaire];
    if (!answer) continue;
    await userEvent.click(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await userEvent.paste(answer);
  }
}

/** Hands it in. */
export async function submitQuestionnaire() {
  await userEvent.click(screen.getByRole('button', { name: 'Submit Questionnaire' }));
}
