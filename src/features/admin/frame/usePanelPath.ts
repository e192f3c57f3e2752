import { useLocation } from 'react-router-dom';

/** The path of the panel that is shown, without what is below it and without a slash at its end. */
export const usePanelPath = (): string =>
  useLocation().pathname.split('/', 3).join('/').replace(/\/$/, '');
