/**
 * Forms of SQL that Citus refuses on a schema that it has distributed. The tests send no statement that has
 * one, so that a site can run on a cluster.
 */
import type { Database, Queries } from '../../server/database/database.ts';

const refused: readonly (readonly [form: string, pattern: RegExp])[] = [
  ['several statements in one query', /;\s*\S/],
  ['a block of PL/pgSQL', /^do ''/],
  ['identity added later', /^alter .* add generated/],
  ['storage of a column', /^alter .* set storage/],
  ['a check added with a column', /^alter .* add column .* check \(/],
  ['now() in RETURNING', /^(?!select).* returning .*now\(\)/],
  ['now() in CASE', /^(?!select).*\bcase (?:(?! end\b).)*now\(\)/],
  ['now() in COALESCE', /^(?!select).*\bcoalesce\((?:[^()]|\([^()]*\))*now\(\)/],
  ['now() in DO UPDATE', / do update .*now\(\)/],
  ['a time moved by an interval in DO UPDATE', / do update .*[+-] (make_)?interval\b/],
  ['a column moved by an interval', /\bset (?:.*, )?"?(\w+)"? = "?\1"? [+-] (make_)?interval\b/],
  ['concat_ws with columns', /^update .* set .*\bconcat_ws\(/],
  ['a subquery in VALUES or DO UPDATE', /^insert .* (values|do update) .*\(\s*select\b/],
  [
    'a row selected if a subquery allows it',
    /^insert .*\) select (?:(?! from ).)* where \(select\b/,
  ],
];

/** The form in which a cluster refuses the statement, or undefined. */
export function refusedForm(sql: string): string | undefined {
  const normalised = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'|\$\$.*?\$\$/gs, "''")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return refused.find(([, pattern]) => pattern.test(normalised))?.[0];
}

const checked = ({ rows, row, one, execute }: Queries): Queries => {
  const check = (sql: string) => {
    const form = refusedForm(sql);
    if (form) throw new Error(`A cluster refuses ${form}: ${sql}`);
  };
  return {
    async rows(schema, sql, values) {
      check(sql);
      return rows(schema, sql, values);
    },
    async row(schema, sql, values) {
      check(sql);
      return row(schema, sql, values);
    },
    async one(schema, sql, values) {
      check(sql);
      return one(schema, sql, values);
    },
    async execute(sql, ...details) {
      check(sql);
      return execute(sql, ...details);
    },
  };
};

/** The database, which fails if it is sent a statement of these forms. */
export const clusterFormsOnly = (database: Database): Database => ({
  ...database,
  ...checked(database),
  transaction: (work) => database.transaction((queries) => work(checked(queries))),
});
