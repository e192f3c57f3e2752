import { useEffect, useRef, useState } from 'react';
import { Badge, Columns, Heading, Icon, List, Stack, Text } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import { LeaveDialog } from '../frame/LeaveDialog';
import { useUnsavedChanges } from '../frame/UnsavedChangesProvider';
import { TemplateEditor, type TemplateEditorProps } from './TemplateEditor';
import * as styles from './TemplateWorkspace.css';
import { templateName } from './templateText';

export interface TemplateWorkspaceProps
  extends Pick<TemplateEditorProps, 'defaults' | 'onSave' | 'onSendTest' | 'isTestSent'> {
  /** At least one. */
  templates: readonly EmailTemplate[];
}

/** The list of templates and the editor of the selected one. Asks before unsaved edits are lost. */
export function TemplateWorkspace({ templates, ...editor }: TemplateWorkspaceProps) {
  const [selectedId, setSelectedId] = useState<string>();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [requestedId, setRequestedId] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const editorArea = useRef<HTMLDivElement>(null);
  const selected = templates.find(({ id }) => id === selectedId);
  useUnsavedChanges(isUnsaved);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Below a long list the opened editor is out of view.
    const top = editorArea.current?.getBoundingClientRect().top ?? 0;
    if (selectedId && top > window.innerHeight / 2) editorArea.current?.scrollIntoView();
  }, [selectedId]);

  const open = (id: string) => {
    setSelectedId(id);
    setIsUnsaved(false);
    setRequestedId(undefined);
  };

  const select = (id: string) => {
    if (id === selectedId) return;
    if (isUnsaved) setRequestedId(id);
    else open(id);
  };

  const isToOwner = ({ id }: EmailTemplate) =>
    editor.defaults.some((known) => known.template.id === id && known.isToOwner);
  const groups = [
    { title: 'To customers', templates: templates.filter((template) => !isToOwner(template)) },
    { title: 'To you', templates: templates.filter(isToOwner) },
  ].filter((group) => group.templates.length > 0);

  return (
    <>
      <Columns ratio="sidebar">
        <nav aria-label="Templates" className={styles.groups}>
          {groups.map(({ title, templates: listed }) => (
            <Stack key={title} gap="xs">
              {groups.length > 1 && (
                <Heading level="2" size="h4">
                  {title}
                </Heading>
              )}
              <List>
                {listed.map((template) => {
                  const isSelected = template.id === selectedId;
                  return (
                    <li key={template.id}>
                      <button
                        type="button"
                        aria-current={isSelected}
                        onClick={() => select(template.id)}
                        className={styles.button}
                      >
                        <span className={styles.name}>{templateName(template)}</span>
                        {isSelected && isUnsaved && ' '}
                        {isSelected && isUnsaved && <Badge variant="accent">Unsaved</Badge>}
                        {!isSelected && <Icon name="arrowRight" />}
                      </button>
                    </li>
                  );
                })}
              </List>
            </Stack>
          ))}
        </nav>
        <div ref={editorArea}>
          {selected ? (
            <TemplateEditor
              key={selected.id}
              template={selected}
              onUnsaved={setIsUnsaved}
              headingRef={heading}
              {...editor}
            />
          ) : (
            <div className={styles.beside}>
              <Text variant="quiet">Please select a template to edit.</Text>
            </div>
          )}
        </div>
      </Columns>
      <LeaveDialog
        isOpen={requestedId !== undefined}
        onStay={() => setRequestedId(undefined)}
        onLeave={() => requestedId !== undefined && open(requestedId)}
      />
    </>
  );
}
