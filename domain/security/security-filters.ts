import { isDay } from '../days.ts'
import { paths } from '../paths.ts'
import { parseQueryText } from '../query.ts'

export const entriesPerPage = 30
export const maxExportedRows = 5000
export const maxCountedSessions = 1000

export const eventKinds = ['failed-sign-in', 'known-sign-up', 'limit'] as const
export type EventKind = (typeof eventKinds)[number]

export const securityViews = ['audit', 'attempts', 'sessions', 'reports'] as const
export type SecurityView = (typeof securityViews)[number]

/** Value of the `actor` filter for all deleted accounts. Other values are an account id, or empty for everybody. */
export const deletedActorsValue = 'gone'

/**
 * Filters on the security page. Empty text means no filter. `from` and `to` are dates (`yyyy-mm-dd`), both inclusive.
 * `after` is the cursor.
 */
export type SecurityFilters = {
  view: SecurityView
  kind: string
  actor: string
  from: string
  to: string
  after: string
}

export const defaultSecurityFilters: SecurityFilters = {
  view: 'audit',
  kind: '',
  actor: '',
  from: '',
  to: '',
  after: '',
}

const maxCursorLength = 200

/** Parses the filters in a query string. Invalid values become the default. */
export function parseSecurityFilters(query: URLSearchParams): SecurityFilters {
  const getDay = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  return {
    view: securityViews.find((view) => view === query.get('view')) ?? defaultSecurityFilters.view,
    kind: parseQueryText(query, 'kind', 40),
    actor: parseQueryText(query, 'actor', 40),
    from: getDay('from'),
    to: getDay('to'),
    after: parseQueryText(query, 'after', maxCursorLength),
  }
}

export const createSecurityQuery = ({ view, ...otherFilters }: SecurityFilters): Record<string, string> => ({
  ...(view !== defaultSecurityFilters.view && { view }),
  ...createFilterQuery(otherFilters),
})

/** Returns the query for the API, which has no `view`. */
export const createFilterQuery = (filters: Partial<Omit<SecurityFilters, 'view'>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

export function securityUrl(filters: SecurityFilters): string {
  const query = new URLSearchParams(createSecurityQuery(filters)).toString()
  return query ? `${paths.adminSecurity}?${query}` : paths.adminSecurity
}

/** Cursor of a list, newest first. `id` orders rows with the same time. */
export type TimestampCursor = { at: number; id: string }

export const formatTimestampCursor = ({ at, id }: TimestampCursor): string => `${at}_${id}`

export function parseTimestampCursor(cursor: string): TimestampCursor | undefined {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,40})$/.exec(cursor) ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id }
}

export type ReportCursor = { day: string; directive: string; host: string }

export const formatReportCursor = ({ day, directive, host }: ReportCursor): string => `${day}_${directive}_${host}`

export function parseReportCursor(cursor: string): ReportCursor | undefined {
  const [, day = '', directive = '', host = ''] = /^([\d-]{10})_([a-z-]{1,40})_(.{1,100})$/.exec(cursor) ?? []
  return isDay(day) ? { day, directive, host } : undefined
}
