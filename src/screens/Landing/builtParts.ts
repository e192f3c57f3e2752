/**
 * The parts of the landing page that `useBuiltParts` loads, in one module, so that they are one file.
 * Their texts are imported here, because `Landing.tsx` would load them.
 */
export { questions } from '../../content/questions';
export { resources, sectionLinks } from '../../content/resources';
export { HeroIllustration } from './HeroIllustration';
export { Questions } from './Questions';
export { ResourcesSection } from './ResourcesSection';
export { StepDrawing } from './StepDrawing';
