import type { DatabaseShape } from './database-shape.ts'
import { splitInsert } from './short-statements.ts'

/** Maximum bytes of a D1 statement: https://developers.cloudflare.com/d1/platform/limits/ */
const maxStatementBytes = 100_000

/**
 * Returns the script that imports exported rows into a database with the same migrations. The script drops the triggers
 * first and creates them again at the end, because triggers would count everything twice. It replaces the rows that the
 * migrations inserted, and rebuilds the full-text tables.
 */
export function createRestoreScript(exported: string, { tables, triggers, fullTextTables }: DatabaseShape): string {
  return [
    'PRAGMA defer_foreign_keys = TRUE;',
    ...triggers.map(({ name }) => `DROP TRIGGER IF EXISTS "${name}";`),
    ...tables.map((table) => `DELETE FROM "${table}";`),
    ...exported
      .trim()
      .split('\n')
      .flatMap((line) => splitInsert(line, maxStatementBytes)),
    ...triggers.map(({ sql }) => `${sql};`),
    ...fullTextTables.map((table) => `INSERT INTO "${table}"("${table}") VALUES ('rebuild');`),
    '',
  ].join('\n')
}
