import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { business } from '../../content/business';
import { packages, plans, yearlyDiscountPercent } from '../../content/catalogue';
import { resources, testimonials } from '../../content/landing';
import { useToast } from '../../design-system';
import type { WebsitePackage } from '../../domain/catalogue';
import { paths } from '../../paths';
import { AboutSection } from './AboutSection';
import { ContactSection } from './ContactSection';
import { Hero } from './Hero';
import { HostingSection } from './HostingSection';
import { PackagesSection } from './PackagesSection';
import { ResourcesSection } from './ResourcesSection';

/** Spec §9: the welcome toast comes this many ms after the landing page. */
const WELCOME_DELAY = 2000;

/** The landing page: what we build, what we host, what it costs (spec §2). */
export function Landing() {
  const { toast } = useToast();
  const navigate = useNavigate();
  const isBuying = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      // One toast at a time: who is buying already needs no welcome in its place.
      if (isBuying.current) return;
      toast({
        title: `Welcome to ${business.name}`,
        description: 'Every price is on this page. If something is unclear, just ask.',
      });
    }, WELCOME_DELAY);
    return () => clearTimeout(timer);
  }, [toast]);

  const announcePurchase = () => {
    // Perhaps before the page's effects: a click that came before React is replayed early.
    isBuying.current = true;
    toast({
      title: 'Redirecting to Secure Payment',
      description:
        "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
    });
  };

  const onBuyPackage = ({ id, title, price }: WebsitePackage) => {
    announcePurchase();
    void navigate(paths.questionnaire.href, { state: { package: { id, title, price } } });
  };

  return (
    <>
      <Hero />
      <PackagesSection packages={packages} onBuy={onBuyPackage} />
      <HostingSection
        plans={plans}
        discountPercent={yearlyDiscountPercent}
        onBuy={announcePurchase}
      />
      <AboutSection testimonials={testimonials} />
      <ContactSection
        contact={business.contact}
        hours={business.hours}
        replyTime={business.replyTime}
      />
      <ResourcesSection resources={resources} />
    </>
  );
}
