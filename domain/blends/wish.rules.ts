import { parseTastes } from '../herbs/taste-patterns.ts'
import type { NameIndex } from '../safety/names.ts'
import { findPlantMentions } from '../safety/plant-mentions.ts'
import { normaliseText } from '../sentences.ts'
import { removeBlame } from '../wording/exclusion-phrases.ts'
import { aims, animalPattern, outOfScopePattern, eveningPattern, stayAwakePattern } from './aims.ts'
import type { Aim, Taste } from './blends.types.ts'
import { type IngredientFacts, findWishExclusions } from './wish-exclusions.rules.ts'

/**
 * Parsed wish. `requestedHerbs` and `excludedHerbs` are slugs; `restrictedPlants` are common names. `isEvening`
 * excludes stimulating herbs, and `mustStayAwake` excludes calming herbs.
 */
export type Wish = {
  aims: Aim[]
  tastes: ReadonlySet<Taste>
  unwantedTastes: ReadonlySet<Taste>
  requestedHerbs: ReadonlySet<string>
  excludedHerbs: ReadonlySet<string>
  restrictedPlants: string[]
  isOutOfScope: boolean
  isForAnimal: boolean
  isEvening: boolean
  mustStayAwake: boolean
}

type WishInput = { text: string; tastes: readonly Taste[]; facts: IngredientFacts; index: NameIndex }

/** Parses a wish in everyday words. Never throws. The same text always gives the same result. */
export function parseWish({ text: wishText, tastes, facts, index }: WishInput): Wish {
  // HTML and Markdown, such as “<b>no</b> lavender”, would hide the meaning of the words.
  const text = wishText.replaceAll(/<\/?(?:a|b|i|u|em|strong|span|p|br|div|mark|small)\b[^<>]*>|[*_`<>]/gi, ' ')
  const normalised = normaliseText(text).replaceAll(/\s+/g, ' ')
  const exclusions = findWishExclusions(text, facts)
  const mentions = findPlantMentions(index, text)
  // An ambiguous name requests only its first plant, but every restricted plant counts.
  const requestedHerbs = mentions.flatMap(({ plants: [first] }) => (first?.kind === 'herb' ? [first.herb.slug] : []))
  const restrictedPlants = mentions.flatMap(({ plants }) =>
    plants.flatMap((plant) => (plant.kind === 'restricted' ? [plant.plant.commonName] : [])),
  )
  return {
    aims: findAims(removeBlame(normalised, (words) => findWishExclusions(`no ${words}`, facts).herbs.size > 0)),
    tastes: new Set([...tastes, ...parseTastes(text).wanted]),
    unwantedTastes: new Set([...exclusions.tastes].filter((taste) => !tastes.includes(taste))),
    requestedHerbs: new Set(requestedHerbs.filter((slug) => !exclusions.herbs.has(slug))),
    excludedHerbs: exclusions.herbs,
    restrictedPlants: [...new Set(restrictedPlants)],
    isOutOfScope: outOfScopePattern.test(normalised),
    isForAnimal: animalPattern.test(normalised),
    isEvening: eveningPattern.test(normalised),
    mustStayAwake: stayAwakePattern.test(normalised),
  }
}

const broadAims = new Set(['digestion', 'cold'])

/**
 * Returns the aims in the order of the text. A wish for sleep removes the aim of energy: tired people who sleep badly
 * need no stimulating herb.
 */
function findAims(normalised: string): Aim[] {
  const foundAims = aims
    .filter(({ pattern }) => pattern.test(normalised))
    .toSorted((one, other) => normalised.search(one.pattern) - normalised.search(other.pattern))
  const codes = new Set(foundAims.map(({ code }) => code))
  const categories = new Set<string>(foundAims.flatMap(({ code, category }) => (broadAims.has(code) ? [] : category)))
  return foundAims.filter(
    ({ code, category }) =>
      !(code === 'energy' && codes.has('sleep')) &&
      !(code === 'sleep' && codes.has('flushes') && !/\bsleep|\binsomnia/.test(normalised)) &&
      !(broadAims.has(code) && categories.has(category)) &&
      !(code === 'cough' && (codes.has('dry-cough') || codes.has('phlegm'))),
  )
}

export const hasSubject = ({ aims, tastes, requestedHerbs }: Wish): boolean =>
  aims.length > 0 || tastes.size > 0 || requestedHerbs.size > 0
