/** Returns at most five page numbers, centred on the current page. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const shown = Math.min(5, pageCount)
  const first = Math.min(Math.max(1, page - 2), pageCount - shown + 1)
  return Array.from({ length: shown }, (_, offset) => first + offset)
}

/** Returns the first and last position on a page, from 1; undefined for an empty page. */
export function pageRange(page: number, size: number, shown: number): { first: number; last: number } | undefined {
  const first = (page - 1) * size + 1
  return shown > 0 ? { first, last: first + shown - 1 } : undefined
}
