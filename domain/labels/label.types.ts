import type { Medallion } from './jar-mark.ts'

/** Line as typed. An `amount` without a unit, such as `1.5`, is in grams. */
export type LabelLine = { key: string; name: string; amount: string }

export const labelOutputs = ['card', 'qr'] as const
export type LabelOutput = (typeof labelOutputs)[number]

/** Content of the QR code. `full` means name, ingredients and instructions; `address` means the recipe's URL. */
export const codeKinds = ['full', 'address'] as const
export type CodeKind = (typeof codeKinds)[number]

/**
 * Label as typed. `from` is the query string of the URL that opened the label. `recipe` is the slug of the remedy that
 * it started from. Dates are `yyyy-mm-dd`; if `bestBefore` is empty, the date is computed. `courseDays` is empty if
 * there is no limit.
 */
export type LabelDraft = {
  from: string
  recipe: string
  name: string
  subtitle: string
  lines: LabelLine[]
  cups: string
  cupsPerDay: string
  courseDays: string
  preparation: string[]
  instructions: string
  madeOn: string
  bestBefore: string
  batch: string
  notes: string
  output: LabelOutput
  design: string
  size: string
  code: CodeKind
  paper: string
}

/** Row on a printed label. `isChecked` is false if the name matches no herb or kitchen ingredient. */
type LabelRow = { name: string; amount: string; isChecked: boolean }

/** Small print on one topic. */
export type LabelNote = { title: string; text: string }

export type LabelContents = {
  name: string
  subtitle: string
  rows: LabelRow[]
  dose: string
  /** Brewing conditions that the check relies on. */
  brewing: string
  steps: string[]
  notes: string
  warnings: LabelNote[]
  dates: [string, string][]
  /** Drawing of the first herb for the jar; undefined until it has loaded. */
  medallion?: Medallion | undefined
}

/** Size in millimetres. */
export type LabelSize = { width: number; height: number }

/** Rows of a QR code without its quiet zone. True means dark. */
export type QrModules = readonly (readonly boolean[])[]
