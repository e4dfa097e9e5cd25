import { createStore } from '#client/core/store.ts'

/**
 * The marks that are known to stand, each as `like <id>` or `bookmark <id>`. No fetcher's data: what a write has told outlives
 * its fetcher, and a load that fails must not undo it.
 */
export const knownMarks = createStore<ReadonlySet<string>>(new Set())

/** What a write has told: the mark stands, or stands no more. */
export function setMark(mark: string, stands: boolean): void {
  const marks = new Set(knownMarks.get())
  if (stands) marks.add(mark)
  else marks.delete(mark)
  knownMarks.set(marks)
}
