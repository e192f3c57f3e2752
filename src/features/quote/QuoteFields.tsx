import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field, Heading, RadioGroup, Stack, TextArea, TextInput } from '../../design-system';
import {
  pageCounts,
  type QuoteField,
  type QuoteGroup,
  quoteLabels,
  websiteTypeLabels,
  websiteTypes,
} from '../../domain/quote';
import type { QuoteValues } from './QuoteForm';

type TextField = Exclude<QuoteField, 'websiteType' | 'estimatedPages'>;

interface Question {
  hint?: string;
  isRequired?: boolean;
  /** One line, with what helps to fill it in; without it, several lines. */
  line?: {
    type?: 'email' | 'tel';
    autoComplete?: string;
    inputMode?: 'url';
  };
}

const questions: Readonly<Record<TextField, Question>> = {
  businessName: { isRequired: true, line: { autoComplete: 'organization' } },
  contactName: { isRequired: true, line: { autoComplete: 'name' } },
  email: { isRequired: true, line: { type: 'email', autoComplete: 'email' } },
  phone: { line: { type: 'tel', autoComplete: 'tel' } },
  featuresRequested: { hint: 'What should visitors be able to do? Book, buy, read, find you …' },
  currentWebsite: { hint: 'The address, if you have one.', line: { inputMode: 'url' } },
  competitorWebsites: { hint: 'Sites of competitors, or sites that you simply like.' },
  additionalInfo: { hint: 'Deadlines, a budget, anything else that we should know.' },
};

const choices = {
  websiteType: {
    options: websiteTypes.map((value) => ({ value, label: websiteTypeLabels[value] })),
    defaultValue: websiteTypes[0],
  },
  estimatedPages: {
    options: pageCounts.map((value) => ({ value, label: value })),
    defaultValue: pageCounts[0],
  },
} as const;

function isChoice(field: QuoteField): field is keyof typeof choices {
  return field in choices;
}

export interface QuoteFieldsProps {
  group: QuoteGroup;
  register: UseFormRegister<QuoteValues>;
  errors: FieldErrors<QuoteValues>;
}

/** One part of the quote form: its heading and its fields. */
export function QuoteFields({ group, register, errors }: QuoteFieldsProps) {
  return (
    <Stack as="section" gap="md">
      <Heading level="2" size="h4">
        {group.title}
      </Heading>
      {group.fields.map((field) => {
        if (isChoice(field)) {
          return (
            <RadioGroup
              key={field}
              legend={quoteLabels[field]}
              layout="columns"
              isRequired
              {...choices[field]}
              {...register(field)}
            />
          );
        }
        const { hint, isRequired = false, line } = questions[field];
        return (
          <Field
            key={field}
            label={quoteLabels[field]}
            {...(hint && { hint })}
            isRequired={isRequired}
            error={errors[field]?.message}
          >
            {(control) =>
              line ? (
                <TextInput {...line} {...control} {...register(field)} />
              ) : (
                <TextArea {...control} {...register(field)} />
              )
            }
          </Field>
        );
      })}
    </Stack>
  );
}
