import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { packages } from '../../content/catalogue';
import { useToast } from '../../design-system';
import {
  type Questionnaire as Answers,
  type PackageInfo,
  packageInfoSchema,
} from '../../domain/questionnaire';
import { paths } from '../../paths';
import { QuestionnairePage } from './QuestionnairePage';
import { useIsHydrated } from './useIsHydrated';

/** Spec §9: how long the thanks stand before the account page opens, in ms. */
const REDIRECT_DELAY = 3000;

const FAILURE = {
  title: 'Error submitting questionnaire',
  description: 'There was a problem submitting your information. Please try again.',
};

/** The package in the navigation state, if the business still sells it. */
function usePackageInfo(): PackageInfo | undefined {
  const { state } = useLocation();
  const carried =
    typeof state === 'object' && state !== null && 'package' in state && state.package;
  const bought = packageInfoSchema.safeParse(carried).data;
  return packages.some(({ id }) => id === bought?.id) ? bought : undefined;
}

/** The questionnaire's route: the package from the navigation, the ticket to the backend (spec §2). */
export function Questionnaire() {
  const navigate = useNavigate();
  const { sessions, tickets } = useBackend();
  const { toast } = useToast();
  const isHydrated = useIsHydrated();
  const websitePackage = usePackageInfo();
  const [error, setError] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);

  const isLost = isHydrated && !websitePackage;
  useEffect(() => {
    if (isLost) void navigate(paths.landing.href, { replace: true });
  }, [isLost, navigate]);

  useEffect(() => {
    if (!isSubmitted) return;
    const timer = setTimeout(
      () => void navigate(paths.account.href, { replace: true }),
      REDIRECT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [isSubmitted, navigate]);

  if (!isHydrated || !websitePackage) return <QuestionnairePage state="pending" />;
  if (isSubmitted) return <QuestionnairePage state="submitted" />;

  const onSubmit = async (answers: Answers) => {
    setError(undefined);
    try {
      // Asked for, because whoever answers quickly is done before the page knows who they are.
      const customer = await sessions.restore();
      await tickets.open({ answers, websitePackage, customer });
    } catch (failure) {
      toast({ ...FAILURE, tone: 'danger' });
      const reason = failure instanceof Error ? ` ${failure.message}` : '';
      setError(`${FAILURE.description}${reason}`);
      return;
    }
    toast({ title: 'Questionnaire submitted successfully!' });
    setIsSubmitted(true);
  };

  return (
    <QuestionnairePage
      state="form"
      websitePackage={websitePackage}
      error={error}
      onSubmit={onSubmit}
    />
  );
}
