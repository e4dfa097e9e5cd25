import { phoneSlowdown } from './blocking.ts'
import { round } from './figures.ts'
import type { LighthouseReport } from './lighthouse.ts'

/** Kinds of files by their Lighthouse names. */
const kinds: readonly (readonly [string, string])[] = [
  ['Document', 'document'],
  ['Stylesheet', 'style sheets'],
  ['Font', 'typefaces'],
  ['Image', 'pictures'],
  ['Script', 'scripts'],
  ['Fetch', 'data'],
]

/** Returns the files that loaded before the largest contentful paint, and their time on the simulated network. */
export function explainPaint({ audits, configSettings }: LighthouseReport): string {
  const paintedAt = audits['metrics']?.details?.items?.[0]?.observedLargestContentfulPaint ?? 0
  const loaded = readItems(audits, 'network-requests').filter(
    ({ networkEndTime = Infinity }) => networkEndTime <= paintedAt,
  )
  const bytes = (type: string) =>
    loaded.reduce((sum, { resourceType, transferSize = 0 }) => sum + (resourceType === type ? transferSize : 0), 0)
  const parts = kinds.flatMap(([type, words]) =>
    bytes(type) > 0 ? [`${round(bytes(type) / 1000)} kB of ${words}`] : [],
  )
  const all = loaded.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const text = readItems(audits, 'lcp-breakdown-insight').find(({ nodeLabel }) => nodeLabel)?.nodeLabel ?? 'it'
  const ms = Math.round((all * 8) / configSettings.throttling.throughputKbps)
  return `before “${text}” came ${parts.join(', ')}, ${ms} ms of the simulated line without its round trips`
}

export const explainShift = ({ audits }: LighthouseReport): string =>
  `moved: ${joinUnique(readItems(audits, 'layout-shifts').map(({ node }) => node?.nodeLabel ?? 'a part without words'))}`

export const explainBlocking = ({ longestTask }: LighthouseReport): string =>
  `the longest task took ${round(longestTask)} ms of this processor, ${round(phoneSlowdown * longestTask)} of a telephone’s`

/** Returns the audits of a category that found problems. */
export const explainScore = ({ categories, audits }: LighthouseReport, category: string): string =>
  `found: ${joinUnique(
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { title, score = null } = audits[id] ?? {}
      return weight > 0 && title !== undefined && score !== null && score < 1 ? [title] : []
    }),
  )}`

const readItems = (audits: LighthouseReport['audits'], name: string) => audits[name]?.details?.items ?? []

const joinUnique = (words: readonly string[]) => [...new Set(words)].join('; ') || 'nothing that Lighthouse names'
