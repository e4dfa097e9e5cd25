/** Stored part of a report: the violated directive, and the host or, without a host, the kind of source. */
export type PolicyViolation = { directive: string; host: string }

export const maxReportsPerRequest = 20
/** Maximum number of different violations a day. Further violations count as `other`. */
export const maxViolationsPerDay = 200
export const maxReportBytes = 16 * 1024

export const otherHost = 'other'

const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'frame-src',
  'child-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
]
/** Keywords that browsers send instead of a URL, and schemes without a host. */
const knownSources = [
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'about',
  'file',
  'chrome-extension',
  'moz-extension',
  'safari-web-extension',
]

/** Parses the violations in a request, in both formats that browsers use. Ignores anything else. */
export function parseReports(body: unknown): PolicyViolation[] {
  const reports = Array.isArray(body)
    ? body.slice(0, maxReportsPerRequest).map(getReportBody)
    : [getEntry(body, 'csp-report')]
  return reports.flatMap((report) => parseViolation(report) ?? [])
}

const getReportBody = (report: unknown) =>
  getEntry(report, 'type') === 'csp-violation' ? getEntry(report, 'body') : undefined

function parseViolation(report: unknown): PolicyViolation | undefined {
  const directive =
    getText(report, 'effectiveDirective') ??
    getText(report, 'effective-directive') ??
    getText(report, 'violated-directive')
  if (directive === undefined) return undefined
  const blockedUrl = getText(report, 'blockedURL') ?? getText(report, 'blocked-uri') ?? ''
  // Browsers with the older format send the whole directive; only its name is needed.
  const [name = ''] = directive.split(' ')
  return { directive: directives.find((known) => known === name) ?? 'other', host: getHost(blockedUrl) }
}

/** Keeps only the host of a URL, because a path can identify a person. */
function getHost(blockedUrl: string): string {
  const url = URL.canParse(blockedUrl) ? new URL(blockedUrl) : undefined
  if (!url) return knownSources.find((known) => known === blockedUrl) ?? otherHost
  if (!/^(?:https?|wss?):$/.test(url.protocol))
    return knownSources.find((known) => `${known}:` === url.protocol) ?? otherHost
  return /^[a-z0-9.:[\]-]{1,100}$/.test(url.host) ? url.host : otherHost
}

function getText(value: unknown, key: string): string | undefined {
  const entryValue = getEntry(value, key)
  return typeof entryValue === 'string' ? entryValue : undefined
}

const getEntry = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
