import type { Figure } from './figures.ts'

/** On what, when and of what something was measured; `load` is how many processes wanted the machine when it began. */
export type Circumstances = { measuredAt: string; commit: string; machine: string; node: string; load: number }

/** What measuring one area came to; `failure` says why there are no figures. */
export type AreaResult = Circumstances & { title: string; seconds: number; figures: Figure[]; failure?: string }

/** By the names of the areas. */
export type Results = Record<string, AreaResult>

/** What stood before with what was measured now, in the order of `names`; areas that are no more are left out. */
export function mergeResults(names: readonly string[], before: Results, now: Results): Results {
  const all = { ...before, ...now }
  return Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
}

type Missed = { area: string; figure: string; seen: string; target: string; why: string }

/** The figures that miss their targets, and the areas that failed, each with its area and what was seen of the reason. */
export function whatDoesNotHold(results: Results): Missed[] {
  return Object.values(results).flatMap(({ title: area, figures, failure }) => {
    const missed = figures
      .filter(({ holds }) => !holds)
      .map(({ figure, seen, target, because }): Missed => ({
        area,
        figure,
        seen,
        target: target ?? '',
        why: because ?? 'not known: the bench saw no more than the figure',
      }))
    if (failure !== undefined)
      missed.unshift({ area, figure: 'the whole area', seen: 'nothing', target: 'measured', why: failure })
    return missed
  })
}
