import { screen, userEvent } from 'storybook/test';
import {
  type Questionnaire,
  questionnaireFields,
  questionnaireQuestion,
} from '#src/domain/questionnaire.ts';

/** Fills in the given answers. */
export async function answerQuestions(answers: Partial<Questionnaire>) {
  for (const field of questionnaireFields) {
    const { label } = questionnaireQuestion(field);
    const answer = answers[field];
    if (!answer) continue;
    await userEvent.click(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await userEvent.paste(answer);
  }
}

/** Presses the submit button. */
export async function submitQuestionnaire() {
  await userEvent.click(screen.getByRole('button', { name: 'Submit Questionnaire' }));
}
