import type { D1Database } from '@cloudflare/workers-types'

const fullTextTables = new Set(['recipe_search', 'recipe_prefixes', 'post_search', 'user_search', 'subscriber_search'])

/** Returns the lines of a statement's query plan. The parameter values don't matter. */
export async function explainPlan(db: D1Database, sql: string): Promise<string[]> {
  const parameters = sql.match(/\?/g)?.length ?? 0
  const plan = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: parameters }, () => '"abc"'))
    .all<{ detail: string }>()
  return plan.results.map((row) => row.detail)
}

/** Returns query plan lines that scan a base table, or a full-text table without `MATCH`. */
export async function findTableScans(db: D1Database, sql: string): Promise<string[]> {
  const details = await explainPlan(db, sql)
  const subqueries = new Set(details.flatMap((detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1] ?? []))
  return details.filter((detail) => isTableScan(detail, subqueries))
}

function isTableScan(detail: string, subqueries: ReadonlySet<string>): boolean {
  const match = /^SCAN (\S+)(.*)/.exec(detail)
  if (!match) return false
  const [, name = '', rest = ''] = match
  if (fullTextTables.has(name)) return !/VIRTUAL TABLE INDEX \d+:.*M/.test(rest)
  const isTableFunction = rest.includes('VIRTUAL TABLE INDEX')
  const isLiteral = name === 'CONSTANT' || name.endsWith('-ROW')
  return !isTableFunction && !subqueries.has(name) && !isLiteral
}
