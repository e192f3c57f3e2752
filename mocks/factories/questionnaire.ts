import { blankQuestionnaire, type Questionnaire } from '#src/domain/questionnaire.ts';

/** A joiner's answers, every field filled in. */
export function buildQuestionnaire(overrides: Partial<Questionnaire> = {}): Questionnaire {
  return {
    businessName: 'Harrow & Sons Joinery',
    businessDescription: 'A family joinery in Hebden Bridge, making windows, doors and stairs.',
    products: 'Sash windows, hardwood doors, staircases, repairs',
    targetAudience: 'Owners of old houses within twenty miles',
    specialFeatures: 'A gallery of finished work, and a form for asking for a visit',
    existingWebsite: 'https://harrow-joinery.example',
    competitorWebsites: 'https://dale-joinery.example',
    additionalInfo: 'Please keep our green.',
    ...overrides,
  };
}

/** The shortest valid answers: four fields, the optional ones blank. */
export function buildShortQuestionnaire(overrides: Partial<Questionnaire> = {}): Questionnaire {
  const { businessName, businessDescription, products, specialFeatures } = buildQuestionnaire();
  return {
    ...blankQuestionnaire,
    businessName,
    businessDescription,
    products,
    specialFeatures,
    ...overrides,
  };
}
