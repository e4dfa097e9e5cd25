/** A line as typed; `amount` may be bare grams, such as `1.5`. */
export type LabelLine = { key: string; name: string; amount: string }

export const labelOutputs = ['card', 'qr'] as const
export type LabelOutput = (typeof labelOutputs)[number]

/** What the code holds: name, ingredients and instructions, or the address of the recipe alone. */
export const codeKinds = ['full', 'address'] as const
export type CodeKind = (typeof codeKinds)[number]

/**
 * What somebody typed for a label. `from` is the query of the address that began it, `recipe` is the slug of the remedy that it began with. Dates are `yyyy-mm-dd`; an empty
 * `bestBefore` stands for the computed one. `courseDays` is empty where none are stated.
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

/** A line of a label; one that no herb or kitchen ingredient was found for is marked. */
type LabelRow = { name: string; amount: string; isChecked: boolean }

/** Lines of one topic in the small print. */
export type LabelNotes = { title: string; text: string }

/** Everything that stands on a label, in words. */
export type LabelContents = {
  name: string
  subtitle: string
  rows: LabelRow[]
  /** Cups and days, in one line. */
  measure: string
  /** What the check counts on in the brewing. */
  promises: string
  steps: string[]
  notes: string
  warnings: LabelNotes[]
  dates: [string, string][]
}

/** Millimetres. */
export type LabelSize = { width: number; height: number }

/** Rows of a code, dark where true; the quiet zone is not among them. */
export type CodeModules = readonly (readonly boolean[])[]
