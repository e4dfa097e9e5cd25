import type { Figure } from './figures.ts'
import { type AreaResult, type Results, listMissedTargets } from './results.ts'

/** Returns the report in Markdown: missed targets, then a table for each area. */
export function writeReport(results: Results): string {
  const areas = Object.values(results)
  const targeted = areas.flatMap(({ figures }) => figures).filter(({ target }) => target !== null)
  const met = targeted.filter(({ holds }) => holds).length
  return `${[
    '# Benchmark results',
    '`npm run bench` writes this page. Times depend on the machine named below, so compare ratios and counts.',
    `${met} of ${targeted.length} figures with a target meet it, in ${areas.length} areas.`,
    ...newest(areas),
    '## Missed targets',
    ...formatMissedTargets(results),
    ...areas.flatMap(writeArea),
  ].join('\n\n')}\n`
}

function newest(areas: readonly AreaResult[]): string[] {
  const latest = areas.toSorted((one, other) => other.measuredAt.localeCompare(one.measuredAt))[0]
  if (!latest) return []
  const { machine, node, measuredAt, commit } = latest
  return [`Machine: ${machine}. Node ${node}. Last measured ${formatTime(measuredAt)}, commit ${commit}.`]
}

function formatMissedTargets(results: Results): string[] {
  const rows = listMissedTargets(results)
  if (rows.length === 0) return ['All targets are met.']
  return [
    writeTable(
      ['area', 'figure', 'measured', 'target', 'reason'],
      rows.map(({ area, figure, seen, target, why }) => [area, figure, seen, target, why]),
    ),
  ]
}

function writeArea({ title, measuredAt, commit, load, seconds, figures, failure }: AreaResult): string[] {
  const circumstances = `Measured ${formatTime(measuredAt)}, commit ${commit}, load ${load.toFixed(1)} at the start, in ${Math.round(seconds)} s.`
  if (failure !== undefined) return [`## ${title}`, `${circumstances} It failed: ${escape(failure)}`]
  const methods = [...new Set(figures.map(({ how }) => how))]
  return [
    `## ${title}`,
    circumstances,
    writeTable(
      ['figure', 'measured', 'target', 'met', 'method'],
      figures.map((figure) => createRow(figure, methods)),
    ),
    methods.map((how, position) => `${position + 1}. ${escape(how)}`).join('\n'),
  ]
}

const createRow = ({ figure, seen, target, holds, how }: Figure, methods: readonly string[]) => [
  figure,
  seen,
  target ?? '–',
  target === null ? '–' : holds ? 'yes' : '**no**',
  String(methods.indexOf(how) + 1),
]

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(escape)))].join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Escapes text for a table cell: one line without Markdown, except for the report's own emphasis. */
function escape(text: string): string {
  if (text === '**no**') return text
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|*_<>[\]`]/g, (sign) => `\\${sign}`)
}

const formatTime = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`
