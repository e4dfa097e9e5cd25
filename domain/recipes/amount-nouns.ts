import { toPlural, toSingular } from '../nouns.ts'

const invariableUnits = new Set(['g', 'kg', 'mg', 'l', 'ml', 'tsp', 'tbsp', 'oz', 'lb', 'cm'])
const adjectives = new Set(
  'small large medium thin thick big whole heaped level generous scant fresh dried frozen crushed sliced chopped'.split(
    ' ',
  ),
)
/** Nouns that become plural even before the name of a plant, as in `2 slices lemon`. */
const measureNouns =
  /^(?:teaspoon|tablespoon|cup|glass|handful|teabag|bag|pinch|dash|drop|slice|ring|piece|cube|lump|grain|stick|strip|sprig|pod|clove|half|leaf|leave|halve)(?:s|es)?$/i
/** Returns a measure in the plural: `thin slices` for `thin slice`. */
export const pluraliseMeasure = (measure: string): string =>
  changeNoun(measure, (noun) => (toSingular(noun) === noun ? toPlural(noun) : noun))

/** Returns a measure in the singular: `thin slice` for `thin slices`. */
export const singulariseMeasure = (measure: string): string => changeNoun(measure, toSingular)

/** Changes the counted noun: a known measure, otherwise the last word before a comma, a bracket or `of`. */
function changeNoun(measure: string, change: (noun: string) => string): string {
  const end = measure.search(/,| \(| of /)
  const head = end < 0 ? measure : measure.slice(0, end)
  const words = head.split(' ')
  if (words.some((word) => invariableUnits.has(word.toLowerCase()))) return measure
  const knownIndex = words.findIndex((word) => measureNouns.test(word))
  const nounIndex = knownIndex < 0 ? words.findLastIndex((word) => !adjectives.has(word.toLowerCase())) : knownIndex
  const noun = words[nounIndex]
  if (!noun) return measure
  return words.with(nounIndex, change(noun)).join(' ') + measure.slice(head.length)
}
