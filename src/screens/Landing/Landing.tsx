import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { business } from '../../content/business';
import { packages, plans, yearlyDiscountPercent } from '../../content/catalogue';
import { landing, testimonials } from '../../content/landing';
import { examplePerson } from '../../content/person';
import { questions } from '../../content/questions';
import { resources, sectionLinks } from '../../content/resources';
import { projectDrawing, samplePages, work } from '../../content/work';
import { Text, useToast } from '../../design-system';
import { pagesInWords, type WebsitePackage } from '../../domain/catalogue';
import { formatLowest, formatPence } from '../../domain/money';
import { useSession } from '../../features/account/SessionProvider';
import { HostingPlans } from '../../features/catalogue/HostingPlans';
import { PackageList } from '../../features/catalogue/PackageList';
import { packageHref } from '../../features/catalogue/packageHref';
import { useNamedPayments } from '../../features/catalogue/useNamedPayments';
import { pages } from '../../pages';
import { isDemo } from '../../settings';
import { AboutSection } from './AboutSection';
import { ContactSection } from './ContactSection';
import { Hero } from './Hero';
import { LandingSection } from './LandingSection';
import { LateStyles } from './LateStyles';
import { Questions } from './Questions';
import { ResourcesSection } from './ResourcesSection';
import { WorkStrip } from './WorkStrip';

/** How long after the page opens the welcome toast appears, in ms. */
const WELCOME_DELAY = 2000;

const person = business.person ?? (isDemo ? examplePerson : undefined);

const catalogue = { packages, plans };

/** The landing page at `/`: packages, hosting plans, about, contact and resources. */
export function Landing() {
  const { toast } = useToast();
  const navigate = useNavigate();
  // A flag, because a replayed early click can run before the effect has started its timer.
  const hasBought = useRef(false);
  const named = useNamedPayments(catalogue, useSession().logouts);

  useEffect(() => {
    const timer = setTimeout(() => {
      // The welcome toast must not replace the toast of a purchase.
      if (!hasBought.current) toast({ ...landing.welcome, yielding: true });
    }, WELCOME_DELAY);
    return () => clearTimeout(timer);
  }, [toast]);

  const announcePurchase = () => {
    hasBought.current = true;
    toast({
      title: 'Redirecting to Secure Payment',
      description:
        "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
    });
  };

  const onBuyPackage = ({ id, title, price }: WebsitePackage) => {
    announcePurchase();
    void navigate(pages.questionnaire.href, { state: { package: { id, title, price } } });
  };

  return (
    <>
      <Hero
        {...landing.hero}
        person={person}
        hostingFrom={formatLowest(plans.map(({ monthlyPrice }) => monthlyPrice))}
        packagePrices={packages.map(({ id, title, pageLimit, price }) => ({
          name: title,
          note: pagesInWords(pageLimit),
          price: formatPence(price, { hideZeroPence: true }),
          href: packageHref(id),
        }))}
      />
      <LateStyles />
      <LandingSection id="web-development" background="sunken" {...landing.packages}>
        <PackageList packages={named.packages} onBuy={onBuyPackage} />
        {landing.paymentNote && <Text variant="quiet">{landing.paymentNote}</Text>}
        <WorkStrip
          {...(work.length > 0 ? landing.work : landing.samples)}
          entries={work.length > 0 ? work : samplePages}
          packages={packages}
        />
      </LandingSection>
      <LandingSection id="pricing" {...landing.hosting}>
        <HostingPlans
          plans={named.plans}
          discountPercent={yearlyDiscountPercent}
          onBuy={announcePurchase}
        />
        <Questions questions={questions} />
      </LandingSection>
      <AboutSection {...landing.about} drawing={projectDrawing} testimonials={testimonials} />
      <ContactSection
        {...landing.contact}
        contact={business.contact}
        person={person}
        hours={business.hours}
        timeZone={business.timeZone}
      />
      <ResourcesSection sectionLinks={sectionLinks} resources={resources} />
    </>
  );
}
