import { Badge } from '../../../design-system';
import type { EmailTemplate } from '../../../domain/emailTemplates';
import * as styles from './TemplateList.css';
import { templateName } from './templateText';

export interface TemplateListProps {
  templates: readonly Pick<EmailTemplate, 'id' | 'name'>[];
  /** The one that is being edited. */
  selectedId?: string | undefined;
  /** That one has changes that are not saved. */
  isUnsaved?: boolean;
  onSelect: (id: string) => void;
}

/** The templates to choose from. Renders `<nav>` with a button each. */
export function TemplateList({
  templates,
  selectedId,
  isUnsaved = false,
  onSelect,
}: TemplateListProps) {
  return (
    <nav aria-label="Templates">
      <ul className={styles.list}>
        {templates.map((template) => {
          const isSelected = template.id === selectedId;
          return (
            <li key={template.id} className={styles.item}>
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
      </ul>
    </nav>
  );
}
