import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem, type } from 'node:os'

import type { Circumstances } from './results.ts'

export const readCircumstances = (): Circumstances => ({
  measuredAt: new Date().toISOString(),
  commit: describeCommit(),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim() || 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}`,
  node: process.versions.node,
  load: loadavg()[0] ?? 0,
})

/** Returns the current commit. Ignores changes to the report, which the run itself writes. */
function describeCommit(): string {
  try {
    const changedFiles = git('status', '--porcelain', '--', ':!bench/RESULTS.md')
    return `${git('rev-parse', '--short', 'HEAD')}${changedFiles ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
