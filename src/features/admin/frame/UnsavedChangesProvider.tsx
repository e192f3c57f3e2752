import {
  createContext,
  type PropsWithChildren,
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

/** An action that leaves the current screen, such as Logout. */
type LeaveAction = () => Promise<void> | void;

interface UnsavedChanges {
  /** Registers unsaved edits. Returns a function that removes the registration. */
  register: () => () => void;
  /** Runs the action, after a confirmation if there are unsaved edits. */
  leave: (action: LeaveAction) => void;
}

const UnsavedChangesContext = createContext<UnsavedChanges>({
  register: () => () => {},
  leave: (action) => void action(),
});

interface NavigationGuardProps {
  isLeaveConfirmed: RefObject<boolean>;
}

/** Asks before a navigation. The browser asks before the page is closed or reloaded. */
function NavigationGuard({ isLeaveConfirmed }: NavigationGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !isLeaveConfirmed.current && (here.pathname !== next.pathname || here.search !== next.search),
  );

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/**
 * Asks before unsaved edits are lost, which its children register with `useUnsavedChanges`. A router
 * supports one blocker at a time, so one provider wraps the whole admin area.
 */
export function UnsavedChangesProvider({ children }: PropsWithChildren) {
  const [editorCount, setEditorCount] = useState(0);
  const [blocked, setBlocked] = useState<{ action: LeaveAction } | null>(null);
  const isLeaveConfirmed = useRef(false);
  const hasUnsaved = editorCount > 0;

  const register = useCallback(() => {
    setEditorCount((count) => count + 1);
    return () => setEditorCount((count) => count - 1);
  }, []);

  const changes = useMemo<UnsavedChanges>(
    () => ({
      register,
      leave(action) {
        if (hasUnsaved) setBlocked({ action });
        else void action();
      },
    }),
    [register, hasUnsaved],
  );

  async function leaveAnyway() {
    setBlocked(null);
    // The action may navigate, which must not ask a second time.
    isLeaveConfirmed.current = true;
    try {
      await blocked?.action();
    } finally {
      isLeaveConfirmed.current = false;
    }
  }

  return (
    <UnsavedChangesContext value={changes}>
      {children}
      {hasUnsaved && <NavigationGuard isLeaveConfirmed={isLeaveConfirmed} />}
      <LeaveDialog
        isOpen={blocked !== null}
        onStay={() => setBlocked(null)}
        onLeave={() => void leaveAnyway()}
      />
    </UnsavedChangesContext>
  );
}

/** While `isUnsaved`, the provider asks before the owner leaves. Has no effect without a provider. */
export function useUnsavedChanges(isUnsaved: boolean) {
  const { register } = useContext(UnsavedChangesContext);
  useEffect(() => (isUnsaved ? register() : undefined), [isUnsaved, register]);
}

/** Asks before actions that leave without a navigation, such as Logout, if there are unsaved edits. */
export function useLeave(): UnsavedChanges['leave'] {
  return useContext(UnsavedChangesContext).leave;
}
