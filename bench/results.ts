import type { Figure } from './figures.ts'

/** Time, commit and machine of a measurement. `load` is the machine's load average at the start. */
export type Circumstances = { measuredAt: string; commit: string; machine: string; node: string; load: number }

/** Result of measuring one area. `failure` is the reason why there are no figures. */
export type AreaResult = Circumstances & { title: string; seconds: number; figures: Figure[]; failure?: string }

/** Results by area name. */
export type Results = Record<string, AreaResult>

/** Merges new results into earlier results, in the order of `names`. Leaves out areas that no longer exist. */
export function mergeResults(names: readonly string[], before: Results, now: Results): Results {
  const all = { ...before, ...now }
  return Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
}

type Missed = { area: string; figure: string; seen: string; target: string; why: string }

export function listMissedTargets(results: Results): Missed[] {
  return Object.values(results).flatMap(({ title: area, figures, failure }) => {
    const missedFigures = figures
      .filter(({ holds }) => !holds)
      .map(({ figure, seen, target, because }): Missed => ({
        area,
        figure,
        seen,
        target: target ?? '',
        why: because ?? 'unknown: the benchmark recorded only the figure',
      }))
    if (failure !== undefined)
      missedFigures.unshift({ area, figure: 'the whole area', seen: 'nothing', target: 'measured', why: failure })
    return missedFigures
  })
}
