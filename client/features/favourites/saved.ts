import { createStore } from '#client/core/store.ts'

/**
 * Known marks of the member, each as `like <id>` or `bookmark <id>`. They are stored outside the fetchers: the result
 * of a write outlives its fetcher, and a failed load must not undo it.
 */
export const knownMarks = createStore<ReadonlySet<string>>(new Set())

export function setMark(mark: string, isSet: boolean): void {
  const marks = new Set(knownMarks.get())
  if (isSet) marks.add(mark)
  else marks.delete(mark)
  knownMarks.set(marks)
}
