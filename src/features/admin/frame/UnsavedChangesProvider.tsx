import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';

/** An action that leaves the current screen. */
type Departure = () => Promise<void> | void;

interface UnsavedChanges {
  /** Registers unsaved edits. Returns a function that removes the registration. */
  hold: () => () => void;
  leave: (departure: Departure) => void;
}

const UnsavedChangesContext = createContext<UnsavedChanges>({
  hold: () => () => {},
  leave: (departure) => void departure(),
});

interface NavigationQuestionProps {
  isAllowed: RefObject<boolean>;
}

/** Asks before a navigation. The browser asks before the page is closed or reloaded. */
function NavigationQuestion({ isAllowed }: NavigationQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !isAllowed.current && (here.pathname !== next.pathname || here.search !== next.search),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

export interface UnsavedChangesProviderProps {
  children: ReactNode;
}

/**
 * Asks before unsaved edits are lost, which its children register with `useUnsavedChanges`. A router
 * supports one blocker at a time, so one provider wraps the whole admin area.
 */
export function UnsavedChangesProvider({ children }: UnsavedChangesProviderProps) {
  const [held, setHeld] = useState(0);
  const [departure, setDeparture] = useState<{ start: Departure } | null>(null);
  const isAllowed = useRef(false);
  const hasUnsaved = held > 0;

  const hold = useCallback(() => {
    setHeld((count) => count + 1);
    return () => setHeld((count) => count - 1);
  }, []);

  const changes = useMemo<UnsavedChanges>(
    () => ({
      hold,
      leave(start) {
        if (hasUnsaved) setDeparture({ start });
        else void start();
      },
    }),
    [hold, hasUnsaved],
  );

  async function depart() {
    setDeparture(null);
    isAllowed.current = true;
    try {
      await departure?.start();
    } finally {
      isAllowed.current = false;
    }
  }

  return (
    <UnsavedChangesContext value={changes}>
      {children}
      {hasUnsaved && <NavigationQuestion isAllowed={isAllowed} />}
      <LeaveDialog
        isOpen={departure !== null}
        onStay={() => setDeparture(null)}
        onLeave={() => void depart()}
      />
    </UnsavedChangesContext>
  );
}

/** While `isUnsaved`, the provider asks before the owner leaves. Has no effect without a provider. */
export function useUnsavedChanges(isUnsaved: boolean) {
  const { hold } = useContext(UnsavedChangesContext);
  useEffect(() => (isUnsaved ? hold() : undefined), [isUnsaved, hold]);
}

/** Asks before actions that leave without a navigation, such as Logout, if there are unsaved edits. */
export function useLeave(): (departure: Departure) => void {
  return useContext(UnsavedChangesContext).leave;
}
