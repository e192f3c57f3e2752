import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Inline, useToast } from '../../../design-system';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { BackLink } from '../../page/BackLink';
import { usePageName } from '../../page/pageName';
import { DeleteButton } from '../deletion/DeleteButton';
import { Panel } from '../frame/Panel';
import { asSentence, inTitleCase, type Kind, kinds } from '../kinds/kinds';
import { HistoryLink } from '../rows/HistoryLink';

/** The id that the URL names with `?<kind>=`. */
export const useOpenedId = (kind: Kind) => new URLSearchParams(useLocation().search).get(kind);

/** One thing, loaded and followed. The page has its name. `methods` must be stable. */
export function useOpened<Value>(
  kind: Kind,
  id: string,
  methods: { open: (id: string) => Promise<Value>; remove?: (id: string) => Promise<void> },
  nameOf: (value: Value) => string,
) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => methods.open(id), [methods, id]),
  );
  useRefresh(refresh);
  const name = loadable.state === 'ready' ? nameOf(loadable.value) : undefined;
  usePageName(name);
  const { one, several, list, consequence } = kinds[kind];
  const { remove } = methods;
  const back = <BackLink href={list}>{`All ${several}`}</BackLink>;
  return {
    /** The props of its `LoadableView`. */
    view: {
      loadable,
      subject: `the ${one}`,
      onRetry: reload,
      frame: (failure: ReactNode) => (
        <Panel title={asSentence(one)} back={back}>
          {failure}
        </Panel>
      ),
    },
    refresh,
    back,
    /** Its last line: the link to its history, and the button that deletes it, if it can be. */
    ends: (
      <Inline align="baseline">
        <HistoryLink about={{ kind, id }} name={name ?? ''} />
        {remove && (
          <DeleteButton
            label={`Delete ${inTitleCase(one)}`}
            title={`Delete this ${one}?`}
            consequence={consequence ?? ''}
            variant="quiet"
            onDelete={async () => {
              await remove(id);
              toast({ title: `${asSentence(one)} deleted` });
              await navigate(list);
            }}
          />
        )}
      </Inline>
    ),
  };
}
