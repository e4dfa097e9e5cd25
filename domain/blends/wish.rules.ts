import { tastesIn } from '../herbs/taste-words.ts'
import type { NameIndex } from '../safety/names.ts'
import { plantMentions } from '../safety/plant-mentions.ts'
import { withoutBlame } from '../wording/exclusion-phrases.ts'
import { plainText } from '../wording/sentences.ts'
import { aims, animals, outOfScope, evening, stayAwake } from './aims.ts'
import type { Aim, Taste } from './blends.types.ts'
import { type IngredientFacts, leftOutIn } from './without.rules.ts'

/**
 * Parsed wish. `named` are herbs that were asked for, `without` are unwanted herbs, `restricted` are names of plants
 * that no tea may contain. `isEvening` excludes stimulating herbs, `isAwake` calming ones.
 */
export type Wish = {
  aims: Aim[]
  tastes: ReadonlySet<Taste>
  unwantedTastes: ReadonlySet<Taste>
  named: ReadonlySet<string>
  without: ReadonlySet<string>
  restricted: string[]
  isBeyondTea: boolean
  isForAnimal: boolean
  isEvening: boolean
  isAwake: boolean
}

type WishInput = { text: string; tastes: readonly Taste[]; facts: IngredientFacts; index: NameIndex }

/** Reads a wish in everyday words. Never throws; the same words always give the same result. */
export function readWish({ text: typed, tastes, facts, index }: WishInput): Wish {
  // Removes HTML and Markdown, such as “<b>no</b> lavender”, which would hide the meaning of the words.
  const text = typed.replaceAll(/<\/?(?:a|b|i|u|em|strong|span|p|br|div|mark|small)\b[^<>]*>|[*_`<>]/gi, ' ')
  const plain = plainText(text).replaceAll(/\s+/g, ' ')
  const leftOut = leftOutIn(text, facts)
  const mentions = plantMentions(index, text)
  // When a name is ambiguous, the first plant is used unless one of them is restricted.
  const named = mentions.flatMap(({ plants: [first] }) => (first?.kind === 'herb' ? [first.herb.slug] : []))
  const restricted = mentions.flatMap(({ plants }) =>
    plants.flatMap((plant) => (plant.kind === 'restricted' ? [plant.plant.commonName] : [])),
  )
  return {
    aims: aimsIn(withoutBlame(plain, (words) => leftOutIn(`no ${words}`, facts).herbs.size > 0)),
    tastes: new Set([...tastes, ...tastesIn(text).wanted]),
    unwantedTastes: new Set([...leftOut.tastes].filter((taste) => !tastes.includes(taste))),
    named: new Set(named.filter((slug) => !leftOut.herbs.has(slug))),
    without: leftOut.herbs,
    restricted: [...new Set(restricted)],
    isBeyondTea: outOfScope.test(plain),
    isForAnimal: animals.test(plain),
    isEvening: evening.test(plain),
    isAwake: stayAwake.test(plain),
  }
}

const wide = new Set(['digestion', 'cold'])

/** Returns the aims in the order of the text. People who sleep badly are tired, but need no stimulating herb. */
function aimsIn(plain: string): Aim[] {
  const foundAims = aims
    .filter(({ words }) => words.test(plain))
    .toSorted((one, other) => plain.search(one.words) - plain.search(other.words))
  const codes = new Set(foundAims.map(({ code }) => code))
  const categories = new Set<string>(foundAims.flatMap(({ code, category }) => (wide.has(code) ? [] : category)))
  return foundAims.filter(
    ({ code, category }) =>
      !(code === 'energy' && codes.has('sleep')) &&
      !(code === 'sleep' && codes.has('flushes') && !/\bsleep|\binsomnia/.test(plain)) &&
      !(wide.has(code) && categories.has(category)) &&
      !(code === 'cough' && (codes.has('dry-cough') || codes.has('phlegm'))),
  )
}

/** True when a wish names an aim, a taste or a herb. */
export const isOpen = ({ aims, tastes, named }: Wish): boolean => aims.length > 0 || tastes.size > 0 || named.size > 0
