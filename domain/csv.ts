/** By which spreadsheets know UTF-8: what a table begins with. */
const byteOrderMark = '\uFEFF'
/** What a spreadsheet takes for a formula, or for a number of which it keeps the first digits alone. */
const turned = /^(?:[=+\-@\t\r]|\d{12,}$)/
const guarded = /^'+(?:[=+\-@\t\r]|\d{12,}$)/

/** A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8; no cell of it is a formula to any of them, nor a number that they would round. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => byteOrderMark + csvLines(rows)

/** Further rows of such a table, for one that is written part by part. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')

/** A text that is written as a guarded one is, written so that `readCell` gives it back. */
export const keepApostrophe = (text: string): string => (guarded.test(text) ? `'${text}` : text)

/** What a cell of such a table says: without the apostrophe that made it text. */
export const readCell = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/** What a spreadsheet would run or round begins with an apostrophe, by which it is text. */
function writeCell(text: string): string {
  const harmless = turned.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const partingLine = /^sep=.(?:\r\n|\r|\n)/i

/** The table without the line in which some spreadsheets are told how its cells are parted. */
export const withoutPartingLine = (table: string): string => table.replace(partingLine, '')

/** By which signs a table parts its cells and its rows, as its first line tells. */
export function signsOf(table: string): { delimiter: ',' | ';' | '\t'; newline: '\r\n' | '\n' | '\r' } {
  const [head = ''] = table.split(/[\r\n]/, 1)
  const end = table.slice(head.length, head.length + 2)
  return {
    delimiter: ([';', '\t'] as const).find((sign) => head.includes(sign)) ?? ',',
    newline: end === '\r\n' ? end : end.startsWith('\r') ? '\r' : '\n',
  }
}
