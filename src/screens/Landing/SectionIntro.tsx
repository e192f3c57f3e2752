import { Heading, Stack, Text } from '../../design-system';

export interface SectionIntroProps {
  /** The heading's id, which names the section. */
  id: string;
  title: string;
  children: string;
}

/** The heading of a section, and what it is about in a sentence or two. */
export function SectionIntro({ id, title, children }: SectionIntroProps) {
  return (
    <Stack gap="sm">
      <Heading level="2" id={id}>
        {title}
      </Heading>
      <Text size="lead" variant="quiet">
        {children}
      </Text>
    </Stack>
  );
}
