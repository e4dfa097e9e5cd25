/** Byte order mark. Spreadsheets need it to recognise UTF-8. */
const byteOrderMark = '\uFEFF'
/** Matches formulas, and numbers that a spreadsheet would round. */
const riskyCellPattern = /^(?:[=+\-@\t\r]|\d{12,}$)/
const protectedCellPattern = /^'+(?:[=+\-@\t\r]|\d{12,}$)/

/**
 * Formats a table as RFC 4180 with a byte order mark. Protects cells that a spreadsheet would run as a formula or
 * round.
 */
export const createCsv = (rows: readonly (readonly string[])[]): string => byteOrderMark + createCsvLines(rows)

/** Formats rows without a byte order mark, for a table written in parts. */
export const createCsvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')

/** Adds an apostrophe to a text that already looks protected, so that `parseCell` returns it unchanged. */
export const escapeApostrophe = (text: string): string => (protectedCellPattern.test(text) ? `'${text}` : text)

export const parseCell = (cell: string): string => (protectedCellPattern.test(cell) ? cell.slice(1) : cell)

/** Formats a cell. An apostrophe stops a spreadsheet from running it as a formula or rounding it. */
function formatCell(text: string): string {
  const protectedText = riskyCellPattern.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(protectedText) ? `"${protectedText.replaceAll('"', '""')}"` : protectedText
}

const separatorLinePattern = /^sep=.(?:\r\n|\r|\n)/i

/** Removes the line `sep=;`, which declares the separator for some spreadsheets. */
export const removeSeparatorLine = (table: string): string => table.replace(separatorLinePattern, '')

/** Detects the separators between cells and rows in the first line. */
export function detectSeparators(table: string): { delimiter: ',' | ';' | '\t'; newline: '\r\n' | '\n' | '\r' } {
  const [firstLine = ''] = table.split(/[\r\n]/, 1)
  const end = table.slice(firstLine.length, firstLine.length + 2)
  return {
    delimiter: ([';', '\t'] as const).find((separator) => firstLine.includes(separator)) ?? ',',
    newline: end === '\r\n' ? end : end.startsWith('\r') ? '\r' : '\n',
  }
}
