import type { D1Database } from '@cloudflare/workers-types'

import { remediesUrl } from '#domain/paths.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import { findTableScans, explainPlan } from '#worker/testing/explain.ts'

import { storePost, storeReply } from '../e2e/forum.ts'
import { openSite, publicPaths } from '../e2e/site.ts'
import type { Built } from './built.ts'
import { type Figure, createFigureBuilder } from './figures.ts'
import { recordRequest } from './recorder.ts'

const filteredPaths = [
  { ...noFilters, page: 2 },
  { ...noFilters, ailment: 'Sleep Problems' },
  { ...noFilters, group: 'pregnancy' as const },
  { ...noFilters, search: 'citrus' },
  { ...noFilters, search: 'pl' },
  { ...noFilters, search: 'citrus da' },
  { ...noFilters, exclude: ['mint'] },
].map(remediesUrl)
const otherPaths = ['/community?category=first-cups', '/community?search=linden', '/herbs?search=mint']
const documentPaths = ['/sitemap.xml', '/feed.xml', '/herbs.json', '/health']
const apiPaths = ['/api/ingredients', '/api/safety/facts', '/api/settings/banners', '/api/session']

const { exactly, untargeted } = createFigureBuilder(
  'EXPLAIN QUERY PLAN of every statement that the public pages, lists and documents issue; SEARCH uses an index, SCAN reads a whole table',
)

export async function measurePlans({ benchWorker }: Built): Promise<Figure[]> {
  const site = await openSite(benchWorker)
  const post = await storePost(site, { title: 'Linden' })
  await storeReply(site, post.id, 'Eight, with a lid on.')
  const pagesBySql = new Map<string, string[]>()
  for (const path of [...publicPaths, post.path, ...filteredPaths, ...otherPaths, ...documentPaths, ...apiPaths]) {
    const { executed } = await recordRequest(site, path)
    for (const { sql } of executed) pagesBySql.set(sql, [...new Set([...(pagesBySql.get(sql) ?? []), path])])
  }
  const figures: Figure[] = []
  for (const [sql, paths] of pagesBySql) figures.push(await explain(site.db, sql, paths))
  await site.close()
  const scanCount = figures.filter(({ holds }) => !holds).length
  return [untargeted('statements', pagesBySql.size), exactly('statements that scan a table', scanCount, 0), ...figures]
}

async function explain(db: D1Database, sql: string, paths: string[]): Promise<Figure> {
  const scans = await findTableScans(db, sql)
  const plan = (await explainPlan(db, sql)).join('; ')
  const first = (paths[0] ?? '').replace(/[\da-f]{8}-[\da-f-]{27}/, '…')
  const name = paths.length === 1 ? first : `${first} and ${paths.length - 1} more`
  return { ...untargeted(`${name}: ${summarise(sql)}`, plan), target: 'no walk', holds: scans.length === 0 }
}

/** Returns the operation and the tables of a statement, because all columns would fill a page. */
function summarise(sql: string): string {
  const tables = [...sql.matchAll(/(?:from|join|into|update)\s+["`]?(\w+)/gi)].map(([, table]) => table)
  return `${/^\w+/.exec(sql.trim())?.[0].toLowerCase()} ${[...new Set(tables)].join(', ')}`
}
