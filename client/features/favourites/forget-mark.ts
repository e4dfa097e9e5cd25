import { knownMarks } from './kept.ts'

/** For what another page has taken back: a mark, `like <id>` or `bookmark <id>`, stands no more. */
export function forgetMark(mark: string): void {
  const marks = new Set(knownMarks.get())
  marks.delete(mark)
  knownMarks.set(marks)
}
