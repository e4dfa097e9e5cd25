import { shortenName } from '../words.ts'
import type { HerbToBlend } from './blends.types.ts'

/** Occasions for drinking a tea, by aim. An occasion must never name an effect. */
const occasions: Readonly<Record<string, readonly string[]>> = {
  sleep: ['Bedtime Tea', 'Evening Tea', 'Night Tea', 'Nightcap'],
  calm: ['Quiet Hour Tea', 'Armchair Tea', 'Window Seat Tea', 'Slow Evening Tea'],
  headache: ['Quiet Room Tea', 'Quiet Hour Tea', 'Screen Break Tea'],
  wind: ['After-Dinner Tea', 'Supper Tea', 'Dinner Table Tea'],
  cramps: ['Supper Tea', 'Armchair Tea', 'Hearth Tea'],
  nausea: ['Small Sips Tea', 'Slow Sips Tea', 'Little Cup'],
  acid: ['Small Sips Tea', 'Quiet Supper Tea', 'Armchair Tea'],
  digestion: ['After-Dinner Tea', 'Supper Tea', 'Long Lunch Tea', 'Dinner Table Tea'],
  appetite: ['Before-Dinner Tea', 'Aperitif'],
  diarrhoea: ['Plain Day Tea', 'Stay-at-Home Tea'],
  'dry-cough': ['Winter Tea', 'Woollen Scarf Tea', 'Fireside Tea'],
  phlegm: ['Winter Tea', 'Steaming Cup', 'Fireside Tea'],
  cough: ['Winter Tea', 'Woollen Scarf Tea', 'Fireside Tea'],
  throat: ['Woollen Scarf Tea', 'Winter Tea', 'Singer’s Tea'],
  nose: ['Steaming Cup', 'Fresh Air Tea', 'Winter Tea'],
  cold: ['Winter Tea', 'Blanket Tea', 'Fireside Tea', 'Steaming Cup'],
  joints: ['Garden Bench Tea', 'Hearth Tea', 'Old Orchard Tea'],
  mouth: ['Kitchen Garden Tea', 'Herb Garden Tea'],
  energy: ['Morning Tea', 'Breakfast Tea', 'Daybreak Tea', 'Writing Desk Tea'],
  cycle: ['Hot-Water Bottle Tea', 'Sofa Corner Tea', 'Armchair Tea'],
  flushes: ['Open Window Tea', 'Shady Garden Tea', 'Veranda Tea'],
}
const generalOccasions = ['House Blend', 'Everyday Tea', 'Kitchen Table Tea', 'Sunday Tea']

/**
 * Returns a name made from the first two herbs and an occasion for the first aim. The same input always gets the same
 * name.
 */
export function createBlendName(
  herbs: readonly Pick<HerbToBlend, 'slug' | 'commonName'>[],
  [aim]: readonly string[] = [],
): string {
  const aimOccasions = (aim !== undefined && occasions[aim]) || generalOccasions
  const hash = herbs
    .flatMap(({ slug }) => Array.from(slug, (letter) => letter.codePointAt(0) ?? 0))
    .reduce((total, code) => (total * 31 + code) % 9973, 7)
  const [first = '', second] = herbs.map(({ commonName }) => toTitleName(commonName))
  const lead = second === undefined ? first : joinNames(first, second)
  const occasion = aimOccasions[hash % aimOccasions.length] ?? ''
  return `${lead} ${/\bTea\b/.test(lead) ? occasion.replace(/ Tea$/, ' Cup') : occasion}`
}

/** Joins two names. A first or last word that is in both appears once: `Lemon Balm and Verbena`. */
function joinNames(first: string, second: string): string {
  const [one, other] = [first.split(' '), second.split(' ')]
  if (one.length > 1 && other.length > 1 && one[0] === other[0] && sharedFirstWord.test(second))
    return `${first} and ${other.slice(1).join(' ')}`
  if (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1))
    return `${one.slice(0, -1).join(' ')} and ${second}`
  return `${first} and ${second}`
}

const sharedFirstWord = /^(?:Lemon|Orange|Dandelion) (?!Peel)/

/** Removes the plant part from a name if it is the only part that people brew. */
const toTitleName = (commonName: string): string =>
  getEverydayName(commonName)
    .replace(/^(?:Asian|European|Ceylon|Cassia|Field|American|White) /, '')
    .replace(
      /^(Linden|Mullein|Hawthorn|Eucalyptus|Birch|Nettle|Artichoke|Fennel|Dill|Coriander|Fenugreek|Gentian|Chicory|Liquorice|Marshmallow|Angelica|Burdock) .*$/,
      '$1',
    )

/** Returns a herb's everyday name, without its explanation and without a first word such as "German". */
export const getEverydayName = (commonName: string): string =>
  shortenName(commonName).replace(/^(?:German|Garden|Sweet|Common|Green(?= Card)) /, '')
