import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { areas } from './areas.ts'
import { type Built, createBuild } from './built.ts'
import { readCircumstances } from './circumstances.ts'
import { writeReport } from './report.ts'
import { type AreaResult, mergeResults, type Results, listMissedTargets } from './results.ts'

const reportFile = 'bench/RESULTS.md'
const resultsFile = 'bench/results.json'
const attempts = 2

const names = Object.keys(areas)
const args = process.argv.slice(2)
const thorough = args.includes('--thorough')
const selectedAreas = args.filter((word) => !word.startsWith('--'))
const unknownAreas = selectedAreas.filter((name) => !areas[name])

if (unknownAreas.length > 0) {
  console.error(`Unknown area: ${unknownAreas.join(', ')}. Areas: ${names.join(', ')}`)
  process.exitCode = 64
} else await measureAll(selectedAreas.length > 0 ? names.filter((name) => selectedAreas.includes(name)) : names)

/** Writes the results after each area, so that an interrupted run loses only one area. */
async function measureAll(selected: readonly string[]): Promise<void> {
  const build = createBuild()
  const now: Results = {}
  for (const name of selected) {
    console.log(`${name} …`)
    now[name] = await measureArea(name, build.built)
    save(now)
  }
  build.remove()
  console.table(
    Object.values(now).flatMap(({ title, figures }) => figures.map((figure) => ({ area: title, ...figure }))),
    ['area', 'figure', 'seen', 'target', 'holds'],
  )
  // Ends the process explicitly, because a failed area may have left its site open.
  process.exit(listMissedTargets(now).length > 0 ? 1 : 0)
}

/** Retries a failed area once, because a busy machine loses connections. */
async function measureArea(name: string, built: () => Built, attempt = 1): Promise<AreaResult> {
  const { title, measure } = areas[name] ?? { title: name, measure: () => [] }
  const start = performance.now()
  const at = readCircumstances()
  const seconds = () => Math.round((performance.now() - start) / 100) / 10
  try {
    const figures = await measure({ built, thorough })
    return { title, ...at, seconds: seconds(), figures }
  } catch (error) {
    console.error(error)
    if (attempt < attempts) return measureArea(name, built, attempt + 1)
    return {
      title,
      ...at,
      seconds: seconds(),
      figures: [],
      failure: firstLine(error instanceof Error ? error.message : String(error)),
    }
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

/** Writes the report once every area has been measured on this machine. */
function save(now: Results): void {
  const before: Results = existsSync(resultsFile) ? readResults() : {}
  const results = mergeResults(names, before, now)
  writeFileSync(resultsFile, JSON.stringify(results, null, 2))
  if (names.some((name) => !results[name])) return
  writeFileSync(reportFile, writeReport(results))
  execFileSync('oxfmt', [reportFile])
}

function readResults(): Results {
  return JSON.parse(readFileSync(resultsFile, 'utf8')) as Results
}
