import { Section, Stack } from '../../design-system';
import { HostingPlans, type HostingPlansProps } from '../../features/catalogue/HostingPlans';
import { SectionIntro } from './SectionIntro';

/** The hosting plans. */
export function HostingSection(props: HostingPlansProps) {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <Stack gap="xl">
        <SectionIntro id="pricing-title" title="Hosting that you can compare at a glance">
          Every plan comes with a free SSL certificate and backups. The bars are drawn on one scale.
        </SectionIntro>
        <HostingPlans {...props} />
      </Stack>
    </Section>
  );
}
