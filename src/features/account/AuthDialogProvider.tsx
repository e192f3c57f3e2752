import {
  createContext,
  type PropsWithChildren,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useToast } from '../../design-system';
import { lazyComponent } from '../page/lazyComponent';
import type { AuthTab } from './AuthDialog';

const AuthDialog = lazyComponent(async () => (await import('./AuthDialog')).AuthDialog);

// `open` loads it again and reports a failure.
const preload = () => void AuthDialog.preload().catch(() => {});

/** The login dialog, which is loaded when it is needed. */
export interface AuthDialogControl {
  /** Whether it is open, or opens as soon as it is loaded. */
  isOpen: boolean;
  open: (tab: AuthTab) => void;
  preload: () => void;
}

const AuthDialogContext = createContext<AuthDialogControl | null>(null);

/** Provides `useAuthDialog()`, and shows the dialog. */
export function AuthDialogProvider({ children }: PropsWithChildren) {
  const { toast } = useToast();
  const [tab, setTab] = useState<AuthTab | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const isOpen = tab !== null;

  const open = useCallback(
    async (wanted: AuthTab) => {
      setTab(wanted);
      try {
        await AuthDialog.preload();
        setIsLoaded(true);
      } catch {
        setTab(null);
        toast({
          title: 'The login window could not be loaded',
          description: 'Check your connection, then try again.',
          tone: 'danger',
        });
      }
    },
    [toast],
  );

  const control = useMemo(() => ({ isOpen, open, preload }), [isOpen, open]);
  return (
    <AuthDialogContext value={control}>
      {children}
      {isLoaded && <AuthDialog tab={tab} onTabChange={setTab} onClose={() => setTab(null)} />}
    </AuthDialogContext>
  );
}

/** The login dialog of the nearest `AuthDialogProvider`. Throws outside of one. */
export function useAuthDialog(): AuthDialogControl {
  const control = useContext(AuthDialogContext);
  if (!control) {
    throw new Error(
      'useAuthDialog works only inside an AuthDialogProvider: wrap the screen, or the story, in <AuthDialogProvider>.',
    );
  }
  return control;
}
