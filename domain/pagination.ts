/** Returns at most five page numbers, centred on the current page. */
export function listPageNumbers(page: number, pageCount: number): number[] {
  const count = Math.min(5, pageCount)
  const first = Math.min(Math.max(1, page - 2), pageCount - count + 1)
  return Array.from({ length: count }, (_, offset) => first + offset)
}

/** Returns the first and last position on a page, counted from 1; undefined for an empty page. */
export function getPageRange(page: number, size: number, count: number): { first: number; last: number } | undefined {
  const first = (page - 1) * size + 1
  return count > 0 ? { first, last: first + count - 1 } : undefined
}
