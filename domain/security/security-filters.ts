import { isDay } from '../days.ts'
import { paths } from '../paths.ts'
import { queryText } from '../query.ts'

/** Rows that a page shows. */
export const entriesAtOnce = 30
/** Rows of an export; the newest. */
export const exportMax = 5000
/** Sign-ins are counted up to here. */
export const sessionsCountedMax = 1000

export const eventKinds = ['failed-sign-in', 'known-sign-up', 'limit'] as const
export type EventKind = (typeof eventKinds)[number]

export const securityViews = ['audit', 'attempts', 'sessions', 'reports'] as const
export type SecurityView = (typeof securityViews)[number]

/** Whose acts are meant: everybody's, those of accounts that are gone, or those of one account by its id. */
export const goneActors = 'gone'

/** Empty text: no such filter. `from` and `to` are days, `yyyy-mm-dd`, both included; `after` is the cursor. */
export type SecurityFilters = {
  view: SecurityView
  kind: string
  actor: string
  from: string
  to: string
  after: string
}

export const noSecurityFilters: SecurityFilters = { view: 'audit', kind: '', actor: '', from: '', to: '', after: '' }

const cursorMax = 200

/** Invalid values fall back to the defaults. */
export function readSecurityFilters(query: URLSearchParams): SecurityFilters {
  const day = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  return {
    view: securityViews.find((view) => view === query.get('view')) ?? noSecurityFilters.view,
    kind: queryText(query, 'kind', 40),
    actor: queryText(query, 'actor', 40),
    from: day('from'),
    to: day('to'),
    after: queryText(query, 'after', cursorMax),
  }
}

/** The filters as a query, without those that say nothing. */
export const writeSecurityFilters = ({ view, ...others }: SecurityFilters): Record<string, string> => ({
  ...(view !== noSecurityFilters.view && { view }),
  ...writeFilters(others),
})

/** The same without the view, as a route is asked. */
export const writeFilters = (filters: Partial<Omit<SecurityFilters, 'view'>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

/** The address of the page under these filters. */
export function securityAddress(filters: SecurityFilters): string {
  const query = new URLSearchParams(writeSecurityFilters(filters)).toString()
  return query ? `${paths.adminSecurity}?${query}` : paths.adminSecurity
}

/** Where a list goes on: after what happened then, and before the id among what happened at once. */
export type MomentPlace = { at: number; id: string }

/** The cursor that `readMomentPlace` reads. */
export const writeMomentPlace = ({ at, id }: MomentPlace): string => `${at}_${id}`

/** Undefined for a cursor that no list gave. */
export function readMomentPlace(cursor: string): MomentPlace | undefined {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,40})$/.exec(cursor) ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id }
}

/** The same for what is counted by day, directive and host. */
export type ReportPlace = { day: string; directive: string; host: string }

/** The cursor that `readReportPlace` reads. */
export const writeReportPlace = ({ day, directive, host }: ReportPlace): string => `${day}_${directive}_${host}`

/** Undefined for a cursor that no list gave. */
export function readReportPlace(cursor: string): ReportPlace | undefined {
  const [, day = '', directive = '', host = ''] = /^([\d-]{10})_([a-z-]{1,40})_(.{1,100})$/.exec(cursor) ?? []
  return isDay(day) ? { day, directive, host } : undefined
}
