/**
 * What is said of a herb in a recipe. `title` stands in names; `traits` are what its cup is like, each a predicate that follows its name in
 * the singular; `note` says what to buy, `tip` is a sentence of a cook. `goesWith`: good company in a cup for other reasons than its uses.
 */
export type HerbCopy = {
  title: string
  traits: readonly [string, string, string]
  note: string
  tip: string
  goesWith?: true
}
