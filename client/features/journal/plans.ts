import { useMemo, useSyncExternalStore } from 'react'

import { type PlanRun, plansKey } from '#domain/journal/plans.types.ts'
import { parseStoredPlans, serialisePlans } from '#domain/journal/stored-plans.ts'

const listeners = new Set<() => void>()
/** Value that the storage rejected, kept until the page is closed. Undefined if the storage is up to date. */
let unsaved: string | undefined

/** Returns the plans of this browser, including changes from other tabs. */
export function usePlanRuns(): readonly PlanRun[] {
  const text = useSyncExternalStore(listen, readText, () => null)
  return useMemo(() => parseStoredPlans(text).runs, [text])
}

/** Returns false while some plans aren't stored. Closing the page would lose them. */
export const useArePlansStored = (): boolean =>
  useSyncExternalStore(
    listen,
    () => unsaved === undefined,
    () => true,
  )

/** Applies a change to the stored plans, which another tab may have updated. */
export function updateRuns(change: (runs: readonly PlanRun[]) => PlanRun[]): void {
  const { runs, unparsedRows } = parseStoredPlans(readText())
  const text = serialisePlans({ runs: change(runs), unparsedRows })
  try {
    localStorage.setItem(plansKey, text)
    unsaved = undefined
  } catch {
    unsaved = text
  }
  for (const listener of listeners) listener()
}

/** Changes one run, if it still exists. */
export const updateRun = (id: string, change: (run: PlanRun) => PlanRun): void =>
  updateRuns((runs) => runs.map((run) => (run.id === id ? change(run) : run)))

function readText(): string | null {
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(plansKey)
  } catch {
    return null
  }
}

function listen(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== plansKey) return
    unsaved = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
