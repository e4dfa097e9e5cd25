/**
 * Texts about a herb for recipes. `title` appears in names; `traits` describe its taste, each a predicate in the
 * singular; `note` says what to buy; `tip` is a cook's advice. `isVersatile` marks a herb that may join a cup even without
 * a use for the ailment.
 */
export type HerbTexts = {
  title: string
  traits: readonly [string, string, string]
  note: string
  tip: string
  isVersatile?: true
}
