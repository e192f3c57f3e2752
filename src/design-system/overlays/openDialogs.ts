import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Registers an open dialog by the function that closes it; returns how to remove it. */
type RegisterDialog = (close: () => void) => () => void;

const OpenDialogContext = createContext<RegisterDialog>(() => () => {});

/** Tells the application of each open dialog, so that it can close the last one, such as on Back. */
export const OpenDialogProvider = OpenDialogContext.Provider;

/** Registers a dialog while it is mounted. */
export function useOpenDialog(close: () => void) {
  const register = useContext(OpenDialogContext);
  const closeLatest = useEffectEvent(close);
  useEffect(() => register(() => closeLatest()), [register]);
}
