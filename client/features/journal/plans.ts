import { useMemo, useSyncExternalStore } from 'react'

import { type PlanRun, plansKey } from '#domain/journal/plans.types.ts'
import { readStoredPlans, writeStoredPlans } from '#domain/journal/stored-plans.ts'

const listeners = new Set<() => void>()
/** What the storage refused to take, until the page is left; undefined where it stands there. */
let unkept: string | undefined

/** The plans of this browser, those of other tabs as well. */
export function useRuns(): readonly PlanRun[] {
  const text = useSyncExternalStore(listen, readText, () => null)
  return useMemo(() => readStoredPlans(text).runs, [text])
}

/** False while the browser keeps the plans only as long as the page. */
export const useArePlansKept = (): boolean =>
  useSyncExternalStore(
    listen,
    () => unkept === undefined,
    () => true,
  )

/** Changes what stands there now, not what this tab saw last. */
export function changeRuns(change: (runs: readonly PlanRun[]) => PlanRun[]): void {
  const { runs, unread } = readStoredPlans(readText())
  const text = writeStoredPlans({ runs: change(runs), unread })
  try {
    localStorage.setItem(plansKey, text)
    unkept = undefined
  } catch {
    unkept = text
  }
  for (const listener of listeners) listener()
}

/** Changes one run, where it still stands. */
export const changeRun = (id: string, change: (run: PlanRun) => PlanRun): void =>
  changeRuns((runs) => runs.map((run) => (run.id === id ? change(run) : run)))

function readText(): string | null {
  if (unkept !== undefined) return unkept
  try {
    return localStorage.getItem(plansKey)
  } catch {
    return null
  }
}

function listen(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== plansKey) return
    unkept = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
