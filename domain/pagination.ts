/** The page numbers that a reader is offered: at most five, centred on the present page. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const shown = Math.min(5, pageCount)
  const first = Math.min(Math.max(1, page - 2), pageCount - shown + 1)
  return Array.from({ length: shown }, (_, offset) => first + offset)
}

/** First and last position, from 1, of what a page shows; `undefined` for a page without entries. */
export function pageRange(page: number, size: number, shown: number): { first: number; last: number } | undefined {
  const first = (page - 1) * size + 1
  return shown > 0 ? { first, last: first + shown - 1 } : undefined
}
