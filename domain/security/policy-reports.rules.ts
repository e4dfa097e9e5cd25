/** The stored part of a report: the violated directive, and the host or, without a host, the kind of source. */
export type Refusal = { directive: string; host: string }

/** Maximum reports read from one request. */
export const reportsAtOnce = 20
/** Maximum number of different refusals a day. Further ones count as `other`. */
export const refusalsADay = 200
/** Maximum bytes of a request. */
export const reportBytesMax = 16 * 1024

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
const hostless = [
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

/** Reads the refusals in a request, in either of the two formats that browsers use. Ignores anything else. */
export function readReports(body: unknown): Refusal[] {
  const reports = Array.isArray(body) ? body.slice(0, reportsAtOnce).map(bodyOfReport) : [entry(body, 'csp-report')]
  return reports.flatMap((report) => refusalOf(report) ?? [])
}

const bodyOfReport = (report: unknown) =>
  entry(report, 'type') === 'csp-violation' ? entry(report, 'body') : undefined

function refusalOf(report: unknown): Refusal | undefined {
  const directive =
    text(report, 'effectiveDirective') ?? text(report, 'effective-directive') ?? text(report, 'violated-directive')
  if (directive === undefined) return undefined
  const blockedAddress = text(report, 'blockedURL') ?? text(report, 'blocked-uri') ?? ''
  // Takes only the name, because browsers with the older format send the whole directive.
  const [name = ''] = directive.split(' ')
  return { directive: directives.find((known) => known === name) ?? 'other', host: hostOf(blockedAddress) }
}

/** Keeps only the host of a URL, because a path can identify a person. */
function hostOf(blockedAddress: string): string {
  const address = URL.canParse(blockedAddress) ? new URL(blockedAddress) : undefined
  if (!address) return hostless.find((known) => known === blockedAddress) ?? otherHost
  if (!/^(?:https?|wss?):$/.test(address.protocol))
    return hostless.find((known) => `${known}:` === address.protocol) ?? otherHost
  return /^[a-z0-9.:[\]-]{1,100}$/.test(address.host) ? address.host : otherHost
}

function text(value: unknown, key: string): string | undefined {
  const found = entry(value, key)
  return typeof found === 'string' ? found : undefined
}

const entry = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
