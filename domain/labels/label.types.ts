/** Line as typed. `amount` may be a number without a unit, such as `1.5`, which means grams. */
export type LabelLine = { key: string; name: string; amount: string }

export const labelOutputs = ['card', 'qr'] as const
export type LabelOutput = (typeof labelOutputs)[number]

/** Content of the QR code: name, ingredients and instructions, or only the URL of the recipe. */
export const codeKinds = ['full', 'address'] as const
export type CodeKind = (typeof codeKinds)[number]

/**
 * Label as typed. `from` is the query string of the URL that opened it; `recipe` is the slug of the remedy that it
 * started from. Dates are `yyyy-mm-dd`; an empty `bestBefore` means the computed date. `courseDays` is empty when there
 * is no limit.
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

/** Line of a label. `isChecked` is false when it matches no herb or kitchen ingredient. */
type LabelRow = { name: string; amount: string; isChecked: boolean }

/** Small print on one topic. */
export type LabelNote = { title: string; text: string }

/** All texts of a label. */
export type LabelContents = {
  name: string
  subtitle: string
  rows: LabelRow[]
  /** Cups a day and days in one line. */
  dose: string
  /** Brewing conditions that the check relies on. */
  brewing: string
  steps: string[]
  notes: string
  warnings: LabelNote[]
  dates: [string, string][]
}

/** Millimetres. */
export type LabelSize = { width: number; height: number }

/** Rows of a QR code without its quiet zone; true is dark. */
export type QrModules = readonly (readonly boolean[])[]
