import { shoppingParam } from '#domain/cabinet/cabinet-url.ts'
import { maxSelectionLength } from '#domain/cabinet/shopping-selection.ts'
import { parseForumFilters, createForumQuery } from '#domain/community/forum-filters.ts'
import { isDay } from '#domain/days.ts'
import { parseCollectionFilters, createCollectionQuery } from '#domain/favourites/collection.rules.ts'
import { parseHerbEditorSearch } from '#domain/herbs/herb-editor-search.ts'
import { parseHerbFilters, listHerbQueryEntries } from '#domain/herbs/herb-filters.ts'
import { maxLines, maxNameLength } from '#domain/labels/label-drafts.ts'
import { orders, sources, statuses } from '#domain/mailing/subscribers.types.ts'
import { periods } from '#domain/overview/overview.rules.ts'
import { createOwnRecipeQuery, parseOwnRecipeFilters } from '#domain/own-recipes/own-recipe-list.ts'
import { parseQueryNumber, parseQueryText, parseReturnPath } from '#domain/query.ts'
import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { maxSearchLength, writeRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { parseListFilters, writeListFilters } from '#domain/recipes/recipe-list.ts'
import { parseServings } from '#domain/recipes/requested-servings.ts'
import { formatUnits, parseUnits } from '#domain/recipes/requested-units.ts'
import { parseStock } from '#domain/recipes/stock-cups.ts'
import { parseSecurityFilters, createSecurityQuery } from '#domain/security/security-filters.ts'
import { maxSubjectLength } from '#domain/support/support.rules.ts'
import { ticketPriorities, ticketStatuses } from '#domain/support/support.types.ts'
import { parseUserFilters, createUserQuery } from '#domain/users/user-filters.ts'

type Pairs = [name: string, value: string][]
/** Reads the parameters that a page uses and writes them in the order of the site's links. */
type PageQuery = (query: URLSearchParams) => Pairs

const joinQueries =
  (...parts: PageQuery[]): PageQuery =>
  (query) =>
    parts.flatMap((part) => part(query))

const createPairs = (name: string, value: string | undefined): Pairs => (value ? [[name, value]] : [])

const text =
  (name: string, maxLength: number): PageQuery =>
  (query) =>
    createPairs(name, parseQueryText(query, name, maxLength))

const number =
  (name: string): PageQuery =>
  (query) =>
    createPairs(name, parseQueryNumber(query, name)?.toString())

const oneOf =
  (name: string, values: readonly (string | number)[]): PageQuery =>
  (query) =>
    createPairs(
      name,
      values.map(String).find((value) => value === query.get(name)),
    )

/** Reads a value that only the page can validate: a cursor, an id or a slug. */
const key = (name: string): PageQuery => text(name, 400)

/** A stock of an ingredient decides the number of cups. */
function stockOrServings(query: URLSearchParams): Pairs {
  const stock = parseStock(query)
  if (stock) return [...createPairs('of', String(stock.position)), ...createPairs('have', String(stock.grams))]
  return servings(query)
}

function servings(query: URLSearchParams): Pairs {
  const cups = parseServings(query.get('servings'), 0)
  return createPairs('servings', cups === 0 ? undefined : String(cups))
}

const returnPage: PageQuery = (query) => createPairs('from', parseReturnPath(query))

/** Query parameters of each page by its id in the route table; a page without an entry reads none. */
const pageQueries: Record<string, PageQuery> = {
  remedies: (query) => Object.entries(writeRecipeFilters(parseRecipeFilters(query))),
  herbs: (query) => listHerbQueryEntries(parseHerbFilters(query)),
  recipe: joinQueries(stockOrServings, (query) => createPairs('units', formatUnits(parseUnits(query.get('units'))))),
  'for-you': (query) => returnPage(query).filter(([, path]) => !/^\/for-you(?:$|[/?])/.test(path)),
  'side-effect': key('recipe'),
  'sign-in': returnPage,
  'label-designer': joinQueries(
    key('recipe'),
    (query) =>
      query
        .getAll('herb')
        .slice(0, maxLines)
        .flatMap((herb) => text('herb', maxNameLength)(new URLSearchParams({ herb }))),
    text('blend', maxNameLength),
    (query) => createPairs('until', [query.get('until') ?? ''].find(isDay)),
  ),
  'ask-herbi': key('conversation'),
  community: joinQueries((query) => Object.entries(createForumQuery(parseForumFilters(query))), number('since')),
  post: number('after'),
  contact: text('subject', maxSubjectLength),
  members: (query) => Object.entries(createCollectionQuery(parseCollectionFilters(query))),
  cabinet: joinQueries(
    oneOf('tab', ['suggestions', 'herbs', 'shopping', 'menu']),
    text(shoppingParam, maxSelectionLength),
  ),
  'own-recipe': joinQueries(key('brews'), servings),
  'own-recipes': (query) => Object.entries(createOwnRecipeQuery(parseOwnRecipeFilters(query))),
  tickets: key('before'),
  'admin-overview': joinQueries(oneOf('days', periods), oneOf('view', ['table'])),
  'admin-inbox': joinQueries(
    oneOf('status', [...ticketStatuses, 'all']),
    oneOf('priority', ticketPriorities),
    key('before'),
  ),
  'admin-users': (query) => Object.entries(createUserQuery(parseUserFilters(query))),
  'admin-security': (query) => Object.entries(createSecurityQuery(parseSecurityFilters(query))),
  'admin-remedies': (query) => Object.entries(writeListFilters(parseListFilters(query))),
  'admin-bot': number('before'),
  'admin-herbs': (query) => createPairs('search', parseHerbEditorSearch(query).search),
  'mailing-subscribers': joinQueries(
    text('search', maxSearchLength),
    oneOf('status', statuses),
    oneOf('source', sources),
    oneOf('order', orders),
    key('after'),
  ),
  'mailing-compose': joinQueries(key('campaign'), key('copy')),
  'mailing-campaigns': key('before'),
}

/**
 * Returns the canonical query of a page, without the question mark: only known parameters with a value, in one order
 * and one spelling. A parameter is repeated only if the page reads several values. A canonical query stays the same.
 */
export function getCanonicalQuery(pageId: string, query: URLSearchParams): string {
  const pairs = pageQueries[pageId]?.(query) ?? []
  // RFC 3986 doesn't encode the tilde, and a proxy may decode it; `URLSearchParams` encodes it.
  return new URLSearchParams(pairs).toString().replaceAll('%7E', '~')
}
