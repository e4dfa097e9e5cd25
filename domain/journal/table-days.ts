type DateParts = { first: string; separator: string; second: string; year: string }

const datePattern = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?=$|[ T])/

/**
 * Returns the dates of a spreadsheet column as `yyyy-mm-dd`. Dates with full stops have the day first. For other
 * separators, a number above 12 in the column shows whether day or month comes first. Ambiguous dates stay unchanged.
 */
export function daysOfColumn(cells: readonly string[]): string[] {
  const read = cells.map((cell) => readDateParts(cell.trim()))
  const unclear = read.filter((parts) => parts !== undefined && parts.separator !== '.')
  const isDayFirst = unclear.some((parts) => Number(parts?.first) > 12)
  const isMonthFirst = unclear.some((parts) => Number(parts?.second) > 12)
  return cells.map((cell, row) => {
    const parts = read[row]
    if (!parts) return cell
    const { first, separator, second, year } = parts
    if (separator === '.' || (isDayFirst && !isMonthFirst)) return inOrder(year, second, first)
    return isMonthFirst && !isDayFirst ? inOrder(year, first, second) : cell
  })
}

function readDateParts(cell: string): DateParts | undefined {
  const [, first, separator, second, year] = datePattern.exec(cell) ?? []
  return first && separator && second && year ? { first, separator, second, year } : undefined
}

const inOrder = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
