type DateParts = { first: string; separator: string; second: string; year: string }

const datePattern = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?=$|[ T])/

/**
 * Returns the dates of a spreadsheet column as `yyyy-mm-dd`. Dates with full stops have the day first. For other
 * separators, a number above 12 in the column shows whether day or month comes first. Ambiguous dates stay unchanged.
 */
export function parseDateColumn(cells: readonly string[]): string[] {
  const parsedDates = cells.map((cell) => parseDateParts(cell.trim()))
  const ambiguousDates = parsedDates.filter((parts) => parts !== undefined && parts.separator !== '.')
  const isDayFirst = ambiguousDates.some((parts) => Number(parts?.first) > 12)
  const isMonthFirst = ambiguousDates.some((parts) => Number(parts?.second) > 12)
  return cells.map((cell, row) => {
    const parts = parsedDates[row]
    if (!parts) return cell
    const { first, separator, second, year } = parts
    if (separator === '.' || (isDayFirst && !isMonthFirst)) return formatIsoDate(year, second, first)
    return isMonthFirst && !isDayFirst ? formatIsoDate(year, first, second) : cell
  })
}

function parseDateParts(cell: string): DateParts | undefined {
  const [, first, separator, second, year] = datePattern.exec(cell) ?? []
  return first && separator && second && year ? { first, separator, second, year } : undefined
}

const formatIsoDate = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
