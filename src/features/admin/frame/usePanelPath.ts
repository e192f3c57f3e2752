import { useLocation } from 'react-router-dom';
import { panelPages } from '../../../pages';

/** The path of the panel that is shown, without what is below it and without a slash at its end. */
export function usePanelPath() {
  const { pathname } = useLocation();
  return panelPages.find(({ href }) => `${pathname}/`.startsWith(`${href}/`))?.href;
}
