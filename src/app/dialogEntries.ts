/** What this module adds to the router's state of a history entry. */
interface EntryState {
  key?: string;
  idx?: number;
  /** Added for a dialog: the same page as in the entry before. */
  isDialogs?: boolean;
  /** The entry of a dialog follows. */
  isBelowDialog?: boolean | undefined;
}

/**
 * Lets Back close an open dialog before it leaves the page. An opened dialog adds an entry to the
 * history. It stays when the dialog closes otherwise, because going back then would cancel a navigation
 * that follows; instead, the next Back skips the page's own entry. Returns the function that registers
 * an open dialog by its `close`, and returns how to remove it.
 */
export function createDialogEntries(view: Window, currentKey: () => string) {
  const { history } = view;
  const openDialogs: (() => void)[] = [];
  const read = (): EntryState => history.state ?? {};
  /** The router's index of the entry that is shown. */
  let shown = read().idx;

  function addEntry() {
    const state = read();
    // With another key, Back has left the page, and the router is about to return: unsaved edits.
    if (state.isDialogs || (state.key ?? 'default') !== currentKey()) return;
    history.replaceState({ ...state, isBelowDialog: true }, '');
    history.pushState({ ...state, isDialogs: true }, '');
    shown = state.idx;
  }

  view.addEventListener('popstate', () => {
    const { isBelowDialog, ...state } = read();
    const isFromDialogs = isBelowDialog && state.idx === shown;
    shown = state.idx;
    if (isBelowDialog) history.replaceState(state, '');
    if (!isFromDialogs) return;
    const close = openDialogs.at(-1);
    if (!close) return history.back();
    close();
    // It may be loading, or above another dialog.
    setTimeout(() => openDialogs.length > 0 && addEntry());
  });

  return (close: () => void) => {
    openDialogs.push(close);
    addEntry();
    return () => {
      openDialogs.splice(openDialogs.indexOf(close), 1);
    };
  };
}
