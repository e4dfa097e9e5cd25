type DateParts = { first: string; separator: string; second: string; year: string }

const datePattern = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?=$|[ T])/

/**
 * Converts the dates in a spreadsheet column to `yyyy-mm-dd`. Dates with full stops start with the day. With other
 * separators, any number above 12 in the column shows which part is the day. Ambiguous dates stay unchanged.
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
