import type { DatabaseShape } from './database-shape.ts'
import { shortStatements } from './short-statements.ts'

/** D1 takes no longer statement, in bytes: https://developers.cloudflare.com/d1/platform/limits/ */
const statementMax = 100_000

/**
 * The script that brings exported rows into a database which has the same migrations: without its triggers, which would count
 * everything twice, in place of the rows that the migrations made, and with the full-text tables built anew.
 */
export function restoreScript(exported: string, { tables, triggers, searches }: DatabaseShape): string {
  return [
    'PRAGMA defer_foreign_keys = TRUE;',
    ...triggers.map(({ name }) => `DROP TRIGGER IF EXISTS "${name}";`),
    ...tables.map((table) => `DELETE FROM "${table}";`),
    ...exported
      .trim()
      .split('\n')
      .flatMap((line) => shortStatements(line, statementMax)),
    ...triggers.map(({ sql }) => `${sql};`),
    ...searches.map((table) => `INSERT INTO "${table}"("${table}") VALUES ('rebuild');`),
    '',
  ].join('\n')
}
