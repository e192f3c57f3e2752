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

/** Something that takes the owner away from what is on the screen. */
type Departure = () => Promise<void> | void;

interface UnsavedChanges {
  /** Notes that something is unsaved from now on, and returns how to take that back. */
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

/** Asks before another address is shown, and has the browser ask before the page is closed. */
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
 * Asks a question before edits are lost that something in it has noted with `useUnsavedChanges`. A
 * router takes one blocker at a time, so that there is one of these around the whole admin area.
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

/** While `isUnsaved`, nobody leaves without a question. Outside a provider it asks nothing. */
export function useUnsavedChanges(isUnsaved: boolean) {
  const { hold } = useContext(UnsavedChangesContext);
  useEffect(() => (isUnsaved ? hold() : undefined), [isUnsaved, hold]);
}

/** For what leads away without a change of address, such as Logout: it waits for the answer. */
export function useLeave(): (departure: Departure) => void {
  return useContext(UnsavedChangesContext).leave;
}
