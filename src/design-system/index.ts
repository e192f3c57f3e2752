import './css/reset.css';
import './tokens/fonts.css';

export {
  Button,
  type ButtonLook,
  type ButtonProps,
  buttonLooks,
  buttonSizes,
  buttonTones,
  buttonVariants,
  buttonWidths,
} from './actions/Button';
export * from './actions/ButtonLink';
export * from './actions/CopyButton';
export * from './actions/CopyField';
export * from './actions/Icon';
export { type AnchorProps, LinkProvider, useLinkComponent } from './actions/LinkContext';
export * from './actions/TextLink';
export * from './data/Amount';
export * from './data/Badge';
export * from './data/CheckMark';
export * from './data/Drawing';
export * from './data/EmptyState';
export * from './data/FeatureList';
export * from './data/Meter';
export * from './data/OpeningRow';
export * from './data/SortableTable';
export * from './data/Stations';
export * from './data/Table';
export { announce } from './feedback/announcer';
export * from './feedback/Notice';
export * from './feedback/ToastProvider';
export type { ToastInput } from './feedback/toastStore';
export { useAnnouncedChange } from './feedback/useAnnouncedChange';
export { usePausableTimeout } from './feedback/usePausableTimeout';
export * from './forms/Checkbox';
export * from './forms/ErrorSummary';
export * from './forms/Field';
export * from './forms/FilterField';
export * from './forms/Filters';
export * from './forms/FormError';
export * from './forms/FormSection';
export { FieldMessage } from './forms/fieldParts';
export * from './forms/PasswordInput';
export * from './forms/RadioGroup';
export * from './forms/SegmentedControl';
export * from './forms/Select';
export * from './forms/Switch';
export * from './forms/TextArea';
export * from './forms/TextInput';
export * from './layout/Card';
export * from './layout/Columns';
export * from './layout/Container';
export * from './layout/Disclosure';
export * from './layout/Divider';
export * from './layout/Grid';
export { focusHeading } from './layout/headingFocus';
export * from './layout/Inline';
export * from './layout/List';
export * from './layout/Page';
export * from './layout/Section';
export * from './layout/Stack';
export * from './navigation/DisclosureMenu';
export * from './navigation/Pagination';
export * from './navigation/SkipLink';
export * from './navigation/TabLinks';
export * from './navigation/Tabs';
export * from './overlays/ConfirmDialog';
export * from './overlays/Dialog';
export * from './overlays/HoverCard';
export { OpenDialogProvider } from './overlays/openDialogs';
export { type BrandTokens, createTheme, type Theme } from './tokens/createTheme';
export { type Tone, tones } from './tokens/tokens';
export * from './typography/Code';
export * from './typography/Heading';
export * from './typography/Text';
export * from './typography/VisuallyHidden';
export {
  englishWords,
  useWords,
  type Words,
  WordsProvider,
  type WordsProviderProps,
} from './words/WordsProvider';
