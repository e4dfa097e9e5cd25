/**
 * Texts about a herb for recipes. `title` appears in recipe names. `traits` are singular predicates about its taste.
 * `note` says what to buy. `isVersatile` marks a herb that may be added even without a use for the ailment.
 */
export type HerbTexts = {
  title: string
  traits: readonly [string, string, string]
  note: string
  tip: string
  isVersatile?: true
}
