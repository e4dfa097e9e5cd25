import { readForumFilters, writeForumFilters } from '#domain/community/forum-filters.ts'
import { isDay } from '#domain/days.ts'
import { readCollectionFilters, writeCollectionFilters } from '#domain/favourites/collection.rules.ts'
import { readHerbDeskSearch } from '#domain/herbs/herb-desk-search.ts'
import { readHerbFilters, writeHerbFilters } from '#domain/herbs/herb-filters.ts'
import { linesMax, nameLengthMax } from '#domain/labels/label-drafts.ts'
import { orders, sources, statuses } from '#domain/mailing/subscribers.types.ts'
import { periods } from '#domain/overview/overview.rules.ts'
import { queryNumber, queryText } from '#domain/query.ts'
import { readRecipeFilters } from '#domain/recipes/read-recipe-filters.ts'
import { searchLengthMax, writeRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { readListFilters, writeListFilters } from '#domain/recipes/recipe-list.ts'
import { readServings } from '#domain/recipes/wanted-servings.ts'
import { readSecurityFilters, writeSecurityFilters } from '#domain/security/security-filters.ts'
import { subjectMax } from '#domain/support/support.rules.ts'
import { ticketPriorities, ticketStatuses } from '#domain/support/support.types.ts'
import { readUserFilters, writeUserFilters } from '#domain/users/user-filters.ts'

type Pairs = [name: string, value: string][]
/** Reads what a page uses of a query and writes it in the one order that links of the site have. */
type PageQuery = (query: URLSearchParams) => Pairs

const join =
  (...parts: PageQuery[]): PageQuery =>
  (query) =>
    parts.flatMap((part) => part(query))

const pair = (name: string, value: string | undefined): Pairs => (value ? [[name, value]] : [])

const text =
  (name: string, lengthMax: number): PageQuery =>
  (query) =>
    pair(name, queryText(query, name, lengthMax))

const number =
  (name: string): PageQuery =>
  (query) =>
    pair(name, queryNumber(query, name)?.toString())

const oneOf =
  (name: string, values: readonly (string | number)[]): PageQuery =>
  (query) =>
    pair(
      name,
      values.map(String).find((value) => value === query.get(name)),
    )

/** A value that only the page itself can tell from a wrong one: a cursor, an id, a slug. */
const key = (name: string): PageQuery => text(name, 400)

function servings(query: URLSearchParams): Pairs {
  const wanted = readServings(query.get('servings'), 0)
  return pair('servings', wanted === 0 ? undefined : String(wanted))
}

/** A path of this site: a browser takes one that begins with two slashes for the address of another. */
const returnPath = /^\/(?![/\\]|for-you(?:$|[/?#])).{0,400}$/

/** Parameters of each page by its id in the route table; a page without an entry reads none. */
const pageQueries: Record<string, PageQuery> = {
  remedies: (query) => Object.entries(writeRecipeFilters(readRecipeFilters(query))),
  herbs: (query) => writeHerbFilters(readHerbFilters(query)),
  recipe: servings,
  'for-you': (query) => pair('from', returnPath.exec(query.get('from') ?? '')?.[0]),
  'label-designer': join(
    key('recipe'),
    (query) =>
      query
        .getAll('herb')
        .slice(0, linesMax)
        .flatMap((herb) => text('herb', nameLengthMax)(new URLSearchParams({ herb }))),
    text('blend', nameLengthMax),
    (query) => pair('until', [query.get('until') ?? ''].find(isDay)),
  ),
  'ask-herbi': key('conversation'),
  community: (query) => Object.entries(writeForumFilters(readForumFilters(query))),
  post: number('after'),
  contact: text('subject', subjectMax),
  members: (query) => Object.entries(writeCollectionFilters(readCollectionFilters(query))),
  cabinet: join(oneOf('tab', ['suggestions', 'herbs', 'shopping']), text('want', 2000)),
  tickets: key('before'),
  'admin-overview': join(oneOf('days', periods), oneOf('view', ['table'])),
  'admin-inbox': join(oneOf('status', [...ticketStatuses, 'all']), oneOf('priority', ticketPriorities), key('before')),
  'admin-users': (query) => Object.entries(writeUserFilters(readUserFilters(query))),
  'admin-security': (query) => Object.entries(writeSecurityFilters(readSecurityFilters(query))),
  'admin-remedies': (query) => Object.entries(writeListFilters(readListFilters(query))),
  'admin-bot': number('before'),
  'admin-herbs': (query) => pair('search', readHerbDeskSearch(query).search),
  'mailing-subscribers': join(
    text('search', searchLengthMax),
    oneOf('status', statuses),
    oneOf('source', sources),
    oneOf('order', orders),
    key('after'),
  ),
  'mailing-compose': join(key('campaign'), key('copy')),
  'mailing-campaigns': key('before'),
}

/**
 * Writes the query of a page in its canonical form, without the question mark: known parameters alone, in one order and one
 * spelling, none empty and none twice unless the page reads it so. A canonical query comes back as it is.
 */
export function canonicalQuery(pageId: string, query: URLSearchParams): string {
  const pairs = pageQueries[pageId]?.(query) ?? []
  // RFC 3986 leaves the tilde as it is, and so may a proxy on the way; `URLSearchParams` would encode it.
  return new URLSearchParams(pairs).toString().replaceAll('%7E', '~')
}
