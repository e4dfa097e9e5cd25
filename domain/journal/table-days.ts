type Written = { first: string; sign: string; second: string; year: string }

const writtenDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?=$|[ T])/

/**
 * Returns the days of a spreadsheet column as `yyyy-mm-dd`. Dates with full stops have the day first. For other
 * separators, a number above 12 in the column shows whether day or month comes first. Unclear dates stay unchanged.
 */
export function daysOfColumn(cells: readonly string[]): string[] {
  const read = cells.map((cell) => readWritten(cell.trim()))
  const unclear = read.filter((written) => written !== undefined && written.sign !== '.')
  const isDayFirst = unclear.some((written) => Number(written?.first) > 12)
  const isMonthFirst = unclear.some((written) => Number(written?.second) > 12)
  return cells.map((cell, row) => {
    const written = read[row]
    if (!written) return cell
    const { first, sign, second, year } = written
    if (sign === '.' || (isDayFirst && !isMonthFirst)) return inOrder(year, second, first)
    return isMonthFirst && !isDayFirst ? inOrder(year, first, second) : cell
  })
}

function readWritten(cell: string): Written | undefined {
  const [, first, sign, second, year] = writtenDay.exec(cell) ?? []
  return first && sign && second && year ? { first, sign, second, year } : undefined
}

const inOrder = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
