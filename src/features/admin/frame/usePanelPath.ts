import { useLocation } from 'react-router-dom';

/** The path of the shown page, without the slash at its end that some hosts add. */
export const usePanelPath = (): string => useLocation().pathname.replace(/\/$/, '');
