import { expect, it } from 'vitest'

import type { LighthouseReport } from './lighthouse.ts'
import { explainBlocking, explainPaint, explainScore, explainShift } from './shortfalls.ts'

const report = (overrides: Partial<LighthouseReport>): LighthouseReport => ({
  blocking: 0,
  longestTask: 0,
  categories: {},
  audits: {},
  configSettings: { throttling: { throughputKbps: 1600 } },
  ...overrides,
})

const audit = (title: string, score: number | null, items: object[] = []) => ({ title, score, details: { items } })

it('counts only files that loaded before the largest text was painted', () => {
  const audits = {
    metrics: audit('', null, [{ observedLargestContentfulPaint: 200 }]),
    'lcp-breakdown-insight': audit('', null, [{}, { nodeLabel: 'Linden' }]),
    'network-requests': audit('', null, [
      { resourceType: 'Document', transferSize: 10_000, networkEndTime: 50 },
      { resourceType: 'Font', transferSize: 17_000, networkEndTime: 100 },
      { resourceType: 'Font', transferSize: 17_000, networkEndTime: 200 },
      { resourceType: 'Script', transferSize: 90_000, networkEndTime: 201 },
      { resourceType: 'Script', transferSize: 1000 },
    ]),
  }
  expect(explainPaint(report({ audits }))).toBe(
    'before “Linden” came 10 kB of document, 34 kB of typefaces, 220 ms of the simulated line without its round trips',
  )
})

it('names each part that moved once', () => {
  const audits = {
    'layout-shifts': audit('', 0, [{ node: { nodeLabel: 'Linden' } }, { node: { nodeLabel: 'Linden' } }, {}]),
  }
  expect(explainShift(report({ audits }))).toBe('moved: Linden; a part without words')
})

it('gives the length of the longest task', () => {
  expect(explainBlocking(report({ longestTask: 22.5 }))).toContain('took 22.5 ms of this processor, 90 of')
})

it('names the audits of the category that found something', () => {
  const categories = {
    seo: {
      score: 0.9,
      auditRefs: [
        { id: 'title', weight: 1 },
        { id: 'links', weight: 1 },
        { id: 'hint', weight: 0 },
      ],
    },
  }
  const audits = { title: audit('A title', 1), links: audit('Links without words', 0), hint: audit('A hint', 0) }
  expect(explainScore(report({ categories, audits }), 'seo')).toBe('found: Links without words')
  expect(explainScore(report({}), 'seo')).toBe('found: nothing that Lighthouse names')
})
