const byteOrderMark = '\uFEFF'
/** With what a spreadsheet takes a cell for a formula. */
const formulaStart = /^[=+\-@\t\r]/
const guardedStart = /^'+[=+\-@\t\r]/

/** A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8; no cell of it is a formula to any of them. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')

/** A text that begins as a guarded formula does, written so that `readCell` gives it back. */
export const keepApostrophe = (text: string): string => (guardedStart.test(text) ? `'${text}` : text)

/** What a cell of such a table says: without the apostrophe that made it text. */
export const readCell = (cell: string): string => (guardedStart.test(cell) ? cell.slice(1) : cell)

/** What a spreadsheet would run as a formula begins with an apostrophe, by which it is text. */
function writeCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** By which signs a table parts its cells and its rows, as its first line tells. */
export function signsOf(table: string): { delimiter: ',' | ';' | '\t'; newline: '\r\n' | '\n' | '\r' } {
  const [head = ''] = table.split(/[\r\n]/, 1)
  const end = table.slice(head.length, head.length + 2)
  return {
    delimiter: ([';', '\t'] as const).find((sign) => head.includes(sign)) ?? ',',
    newline: end === '\r\n' ? end : end.startsWith('\r') ? '\r' : '\n',
  }
}
