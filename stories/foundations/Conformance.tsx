import { facts } from 'virtual:conformance';
import { Badge, Inline, Table, Text } from '#src/design-system/index.ts';
import { criteria } from './criteria';
import * as styles from './foundations.css';
import { Sheet } from './Sheet';

const componentIn = (file: string) => /([A-Z]\w+)\.stories\.tsx$/.exec(file)?.[1];

/** What tests a criterion. */
const sourcesOf = criteria.map((criterion) => ({
  ...criterion,
  rules: facts.rules[criterion.number] ?? [],
  checks: facts.checks[criterion.number] ?? [],
  tests: facts.tests.filter(({ text }) => criterion.titles.some((part) => text.includes(part))),
}));

type Source = (typeof sourcesOf)[number];

const isTested = ({ rules, checks, tests }: Source) =>
  rules.length + checks.length + tests.length > 0;

export function Summary() {
  const count = sourcesOf.filter(isTested).length;
  return (
    <p>
      {`${count} of ${criteria.length} criteria have a test; nothing tests the other ${criteria.length - count}.`}
    </p>
  );
}

function Evidence({ name, items }: { name: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <span className={styles.note}>{name}</span>
      <ul role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

export function Criteria() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {sourcesOf.map((source) => (
          <div key={source.number} className={styles.longRow}>
            <div>
              <Inline gap="xs">
                <span className={styles.name}>{source.number}</span>
                <span className={styles.note}>{source.level}</span>
              </Inline>
              <div>{source.name}</div>
            </div>
            {isTested(source) ? (
              <div className={styles.rows}>
                <Evidence name="Rules" items={[source.rules.join(', ')].filter(Boolean)} />
                <Evidence
                  name="Checks"
                  items={source.checks.map(({ text, file }) => `${text} (${file})`)}
                />
                <Evidence
                  name="Tests"
                  items={source.tests.map(
                    ({ text, file }) => `${componentIn(file) ?? file.replace('e2e/', '')}: ${text}`,
                  )}
                />
              </div>
            ) : (
              <div>
                <Badge tone="warning">Nothing tests it</Badge>
              </div>
            )}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

export function Components() {
  const rows = Object.entries(facts.stories).map(([name, stories]) => ({
    name,
    stories,
    about: sourcesOf
      .filter(({ tests }) => tests.some(({ file }) => componentIn(file) === name))
      .map(({ number }) => number),
  }));
  return (
    <Sheet>
      <Table
        caption="Components"
        captionHidden
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { header: 'Component', cell: ({ name }) => name },
          { header: 'Stories', cell: ({ stories }) => stories, align: 'end' },
          {
            header: 'Own tests',
            cell: ({ about }) =>
              about.join(', ') || (
                <Text as="span" variant="quiet">
                  Rules alone
                </Text>
              ),
          },
        ]}
      />
    </Sheet>
  );
}
