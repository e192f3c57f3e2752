import { Badge, List } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import * as styles from './TemplateList.css';
import { templateName } from './templateText';

export interface TemplateListProps {
  /** The templates, in their order. */
  templates: readonly Pick<EmailTemplate, 'id' | 'name'>[];
  /** The template that is open. */
  selectedId?: string | undefined;
  /** The selected template has unsaved changes. */
  isUnsaved?: boolean;
  /** Called with the id of the chosen template. */
  onSelect: (id: string) => void;
}

/** A button for each template. Renders `<nav>`. */
export function TemplateList({
  templates,
  selectedId,
  isUnsaved = false,
  onSelect,
}: TemplateListProps) {
  return (
    <nav aria-label="Templates">
      <List>
        {templates.map((template) => {
          const isSelected = template.id === selectedId;
          return (
            <li key={template.id}>
              <button
                type="button"
                aria-current={isSelected}
                onClick={() => onSelect(template.id)}
                className={styles.button}
              >
                <span className={styles.name}>{templateName(template)}</span>
                {isSelected && isUnsaved && ' '}
                {isSelected && isUnsaved && <Badge variant="accent">Unsaved</Badge>}
              </button>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
