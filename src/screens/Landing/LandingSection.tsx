import type { ReactNode } from 'react';
import { Heading, Section, type SectionProps, Stack, Text } from '../../design-system';
import type { SectionId } from '../../features/site-frame/sections';

export interface LandingSectionProps extends Pick<SectionProps, 'background' | 'spacing'> {
  id: SectionId;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A section of the landing page: a title, an introduction and the content. */
export function LandingSection({ id, title, intro, children, ...look }: LandingSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Section id={id} labelledBy={titleId} {...look}>
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level="2" id={titleId}>
            {title}
          </Heading>
          <Text size="lead" variant="quiet">
            {intro}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}
