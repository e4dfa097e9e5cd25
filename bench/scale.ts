import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

import { createSeededRandom } from '#domain/random.ts'

import { openDatabase } from './scale-database.ts'
import { type Actions, actionNames, measureActions, measureCounting, measureGrowth } from './scale-measures.ts'
import {
  calculateCost,
  calculateRendersPerSecond,
  calculateExpectedWait,
  simulateQueue,
  type Stream,
} from './scale-model.ts'

/** Expected traffic in the launch month; docs/scale.md explains it. */
const launch = {
  viewsADay: 12_000,
  /** Ratio of views in the busiest second to views in an average second. */
  peak: 10,
  /** Share of views by signed-in members. */
  memberShare: 0.2,
  members: 1000,
  newRecipesADay: 5,
  threadsADay: 20,
  subscribers: 500,
  campaignsAMonth: 4,
}
/** API requests per view by a member: session, notifications, marks, and the page's own requests. */
const memberRequests = 3
/** Writes and searches per hundred views. */
const perHundredViews = { search: 6, post: 12, like: 1, rating: 0.2, reply: 0.2, view: 12 }
const edge = { urls: 500, locations: 50, seconds: 60 }
/** Minimum milliseconds of a query: D1 states a thousand queries per second of one millisecond each. */
const minMilliseconds = 1
/** Milliseconds of processor time for a rendered page and for an API call: see docs/scale.md. */
const cpu = { page: 12, call: 4 }
/** More rows than most actions read (worker/pages/page-costs.json); reads cost next to nothing. */
const maxRowsRead = 100
/** D1 counts each written index entry as a row. */
const entriesPerRow = 3
const secondsInDay = 24 * 60 * 60
const daysInMonth = 30

const database = openDatabase()
const actions = await measureActions(database)
const growth = await measureGrowth(database)
const counting = await measureCounting(database)
database.close()

const lines = [
  '# Scale',
  '',
  `Written by \`node bench/scale.ts\` on ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'a machine'} with ${cpus().length} cores, on the SQLite of Node ${process.versions.node}. [docs/scale.md](../docs/scale.md) explains the consequences.`,
  '',
  '## Database cost of each action',
  '',
  ...table(
    ['action', 'ms', 'rows changed'],
    actionNames.map((name) => [name, round(actions[name].milliseconds), round(actions[name].rowsChanged)]),
  ),
  '',
  `A like with its counting triggers: ${round(counting.msWithTriggers)} ms; without: ${round(counting.msWithoutTriggers)} ms.`,
  '',
  '## Size of the rows',
  '',
  ...table(
    ['what', 'kB'],
    [
      ['the catalogue, without the accounts of this run', round(growth.base / 1000)],
      ['a recipe with its parts and indexes', round(growth.recipe / 1000)],
      ['a member with favourites, ratings, notifications and sessions', round(growth.member / 1000)],
      ['a thread of a post and four replies', round(growth.post / 1000)],
    ],
  ),
  '',
  '## Multiples of the launch traffic',
  '',
  ...table(
    [
      'times',
      'views a day',
      'views in the busiest second',
      'pages rendered in it',
      'API calls in it',
      'writes in it',
      'database busy',
      'wait by formula, ms',
      'wait simulated, ms',
      'wait of the slowest of 100, ms',
      'GB after a year',
      'emails a month',
      'dollars a month',
      'largest costs',
    ],
    [1, 10, 100, 1000, 10_000].map((factor) => createRow(factor, actions)),
  ),
  '',
]
writeFileSync(new URL('SCALE.md', import.meta.url), lines.join('\n'))
console.log(lines.join('\n'))

function createRow(factor: number, measured: Actions): (string | number)[] {
  const meanViews = (launch.viewsADay * factor) / secondsInDay
  const peakViews = meanViews * launch.peak
  const peakLoad = estimateLoad(peakViews, measured)
  const meanLoad = estimateLoad(meanViews, measured)
  const queueing = simulateQueue(peakLoad.streams, 200_000, createSeededRandom(factor))
  const month = secondsInDay * daysInMonth
  const storedBytes = sizeAfterYear(factor)
  const mails = launch.subscribers * factor * launch.campaignsAMonth
  const sum = (of: (name: keyof Actions) => number) =>
    meanLoad.actions.reduce((total, [name, rate]) => total + rate * of(name), 0)
  const cost = calculateCost({
    requests: (meanLoad.pages + meanLoad.calls) * month,
    cpuMilliseconds: (meanLoad.pages * cpu.page + meanLoad.calls * cpu.call) * month,
    rowsRead: sum(() => maxRowsRead) * month,
    rowsWritten: sum((name) => measured[name].rowsChanged) * entriesPerRow * month + mails * 2,
    objectRequests: meanViews * launch.memberShare * month,
    queueOperations: (mails / 100) * 3,
    storedBytes,
  })
  return [
    factor,
    launch.viewsADay * factor,
    round(peakViews),
    round(peakLoad.pages),
    round(peakLoad.calls),
    round(peakLoad.writes),
    `${round(queueing.busy * 100)} %`,
    formatWait(calculateExpectedWait(peakLoad.streams)),
    queueing.busy < 1 ? round(queueing.meanWait) : 'grows',
    queueing.busy < 1 ? round(queueing.slowest) : 'grows',
    round(storedBytes / 1e9),
    mails,
    round(cost.total),
    cost.of.map(([name, dollars]) => `${name} ${round(dollars)}`).join(', '),
  ]
}

type Load = { pages: number; calls: number; writes: number; actions: [keyof Actions, number][]; streams: Stream[] }

function estimateLoad(viewsPerSecond: number, measured: Actions): Load {
  const of = (name: keyof typeof perHundredViews) => (viewsPerSecond * perHundredViews[name]) / 100
  const renders = calculateRendersPerSecond(viewsPerSecond - of('search') - of('post'), edge)
  const byMembers = viewsPerSecond * launch.memberShare * memberRequests
  const actions: [keyof Actions, number][] = [
    ['recipe', renders * 0.7],
    ['list', renders * 0.3],
    ['search', of('search')],
    ['post', calculateRendersPerSecond(of('post'), edge)],
    ['member', byMembers + of('like') + of('rating') + of('reply')],
    ['notes', byMembers / memberRequests],
    ['like', of('like')],
    ['rating', of('rating')],
    ['reply', of('reply')],
    ['view', of('view')],
  ]
  const writtenRows = (['like', 'rating', 'reply', 'view'] as const).reduce((sum, name) => sum + of(name), 0)
  return {
    pages: renders + of('search') + calculateRendersPerSecond(of('post'), edge),
    calls: byMembers + writtenRows,
    writes: writtenRows,
    actions,
    streams: actions.map(([name, perSecond]) => ({
      perSecond,
      milliseconds: Math.max(minMilliseconds, measured[name].milliseconds),
    })),
  }
}

function sizeAfterYear(factor: number): number {
  const days = 365
  return (
    growth.base +
    growth.recipe * launch.newRecipesADay * days +
    growth.member * launch.members * factor * 4 +
    growth.post * launch.threadsADay * factor * days
  )
}

function formatWait(milliseconds: number): string | number {
  return Number.isFinite(milliseconds) ? round(milliseconds) : 'grows'
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(2))
}

function table(head: string[], rows: (string | number)[][]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
