import { Unstyled } from '@storybook/addon-docs/blocks';
import { Toast } from '#src/design-system/feedback/Toast.tsx';
import {
  Badge,
  Button,
  Card,
  createTheme,
  Field,
  Heading,
  Inline,
  Meter,
  Stack,
  Text,
  TextInput,
  ToastProvider,
  useToast,
} from '#src/design-system/index.ts';
import { themes } from '#src/design-system/tokens/tokens.ts';
import { orchard } from '../foundations/orchard';
import * as styles from './Overview.css';

/** Each brand with the class of an element that shows it. */
const brands = [
  { name: 'Millrace', className: '' },
  { name: 'Orchard', className: createTheme(orchard).className },
];

const saved = { title: 'Saved', description: 'The site has a new name.', tone: 'success' } as const;

/** Parts of the kit that work together: the form raises a toast. */
function Scene() {
  const { toast } = useToast();
  return (
    <>
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            toast(saved);
          }}
        >
          <Stack>
            <Inline distribute="between">
              <Heading level="3" size="h4">
                Corner Bakery
              </Heading>
              <Badge tone="success">Live</Badge>
            </Inline>
            <Meter label="Storage" value="4 of 10GB" fraction={0.4} />
            <Field label="Name of the site" required hint="Visitors see it in the tab.">
              {(control) => <TextInput {...control} defaultValue="Corner Bakery" />}
            </Field>
            <Inline>
              <Button type="submit">Save</Button>
              <Button variant="secondary">Preview</Button>
            </Inline>
          </Stack>
        </form>
      </Card>
      <ol role="list">
        <Toast toast={{ ...saved, id: 1, open: true, yielding: false }} onDismiss={() => {}} />
      </ol>
    </>
  );
}

/** The scene in both themes of each brand. */
export function Scenes() {
  return (
    <Unstyled>
      <ToastProvider>
        {brands.map(({ name, className }) => (
          <div key={name} className={styles.sheet}>
            {Object.keys(themes).map((theme) => (
              <div key={theme} data-theme={theme} className={`${styles.scene} ${className}`}>
                <Text variant="quiet" size="small">
                  {name}, {theme}
                </Text>
                <Scene />
              </div>
            ))}
          </div>
        ))}
      </ToastProvider>
    </Unstyled>
  );
}

const doors = [
  {
    title: 'Designer',
    text: 'Colours, type, space and motion are tokens, which design programs import as a file.',
    links: {
      Colour: 'foundations-colour--docs',
      Type: 'foundations-type--docs',
      Space: 'foundations-space--docs',
      'Shape and motion': 'foundations-shape-and-motion--docs',
    },
  },
  {
    title: 'Engineer',
    text: 'Each component has a page: when to use it, its props, and the code of every state.',
    links: {
      Button: 'design-system-actions-button--docs',
      Field: 'design-system-forms-field--docs',
      Dialog: 'design-system-overlays-dialog--docs',
      'Other languages': 'design-system-words-wordsprovider--docs',
    },
  },
  {
    title: 'Owner',
    text: 'What the components promise everyone who uses a site, and how each promise is tested.',
    links: { 'Accessibility conformance': 'foundations-accessibility-conformance--docs' },
  },
];

/** Where each kind of reader begins. */
export function Doors() {
  return (
    <Unstyled>
      <div className={styles.doors}>
        {doors.map(({ title, text, links }) => (
          <Card key={title}>
            <Stack gap="sm">
              <Heading level="2" size="h4">
                {title}
              </Heading>
              <Text variant="quiet">{text}</Text>
              <div className={styles.links}>
                {Object.entries(links).map(([name, page]) => (
                  <a
                    key={page}
                    href={`./?path=/docs/${page}`}
                    target="_top"
                    className={styles.link}
                  >
                    {name}
                  </a>
                ))}
              </div>
            </Stack>
          </Card>
        ))}
      </div>
    </Unstyled>
  );
}
