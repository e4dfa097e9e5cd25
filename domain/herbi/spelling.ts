import { medicines } from '#domain/medicines/medicines.ts'
import { listSingulars } from '#domain/nouns.ts'
import { type NameIndex, getPlantSlug } from '#domain/safety/names.ts'

import { calculateEditDistance } from './edit-distance.ts'

export type Correction = { original: string; correction: string }
export type SpellingResult = { text: string; corrections: Correction[] }

const minWordLength = 5
const minMedicineLength = 7

/** Words in plant names that don't identify a plant, so they are never used as corrections. */
const genericWords = new Set(
  `african american asian autumn beard bells bitter black blossom blue brown buttons california chinese cones common corn crown devils drink
  english extract field flower flowers fruit garden german grass gravel greater greek green indian iceland japanese johns korean lesser leopards mormon mountain naked peppercorns
  petal petals poison purple queen radix red roots royal russian saffron scotch seeds siberian silk slippery stinging straw sweet tobacco tongue true valley white wild winter wolfs wood yellow
  azahar silver fairy angels assam ceylon`.split(/\s+/),
)
/** Correct words that are one letter away from a plant name. */
const everydayWords = new Set(
  `about above actual adult again agree alarm allow almond alone along apple bakery balance banana banned basic basics basis beach bench birth bitter bladder blend blends block
  blood board boost borrow bother bottle break breath brewer bring brown build burner butter called caller cannot capsule card carry cases catch cause chest chick child chili choice
  choose class clean clear climb close closed closer cloth cloud cloves coast cocoa colic color comfort coming common condition cones cough count course cover cream crown crust cumming
  daily dance death delay drink drinks eager earth eight elder elect elevate enough entry event every exist extra faint fancy fatal fault feeling fennels fewer fever final finger first flesh floor flower forage fresh front fruit
  garden garland garlic general gentle ginkgo giving glass going grain grass great green group guess guest habit hands happy hearing heart heavy herbs hidden hints holly honey horse hours house
  ideal inner insect island jacket joint juices jumper junior kettle kidney label large later laugh leave leaves lemon lemons level lever light limit linen listen little liver living local loose lotion lower lozenge lunch
  magic maize mango manual marsh match mayor meant media medical medicine mellow melon menthol metal middle milky minds minor mints minus mixed model money month moose moral mother motor mouth music mustard
  needs nerve nerves never night nights noise normal nurse oats offer olive onion opium order organ other ought ounce pains panic paper party pasta peach pears pepper period person petal piece pills place plain plane plant plants
  please point poison pollen potion power pregnant price prune pulse punch quick quiet quite range reach ready really recipe relief remain remedy retire right river roast robin roots rough round
  safer salad sales salty sauce scale sense sennas seven sever shake shape share sharp sheep shelf shell shirt shore short sienna simple single sinus sleep slept slice small smell smoke solve sorry sound source space spare speak spell spice spicy spine sport spots
  spring stage staff stand start state steam steep steps stick still stock stomach stone store storm story strain strong study stuff style sugar suite sweet swell table taken takes taste teach tears tense thank thanks their theme themes there these thing things think third those three throat thumb
  thyroid times timer tired toast today toilet tooth total touch tough towel tower toxic trace track trade train treat trial tried trust truth tummy twice under unity until upset urine usage using usual vague valid value valley vapor verse video vinegar virus visit vitamin voice
  wales waste watch water weigh weight where which while white whole whose window winter woman women world worry worse worst worth would wound write wrong yeast yellow young yours caring cramps creams dreams wonder wander sorrel ginger's warming morning
  cassette capers chives clotting clever clovers comply confer country cousin cranberry cucumber curcumin custom dinner drowsy essence fasting father feather flavour folate funnel generic glucose golden grape harmful harvest healing height
  herbal herbi holder hopeful hormone hunger hypo insulin itself killer ladder lavish learn lettuce lining liquid longer maximum measure mental menthe minute mixture monkey muscle nausea needle nettles nothing number oranges parsley peanut pigment placenta plantation powder
  pregnancy prevent problem protein purple raisin ration reason rabbit rhythm rinse rosette safety salted saving screen season second serum shower silver slightly social special spread square stevia stinging stress strength string stroke sudden suffer summer supper symptom tablet
  teabag tendon tension tonsil topical tremor tumour turkey ulcer vanilla vessel violet walnut warfare weekly william winner within without yogurt
  basin alter closes lemony gingery peppery tangy centaur belly bella piperine cardiac drunk roses century graves button cornflower monks standing fragrant grape sheet sweat stray radio slide grade germany powdered fairly dries meantime arvense aromatic blackthorn buttercup`.split(
    /\s+/,
  ),
)

/**
 * Creates a function that corrects misspelt plant and medicine names. Allows one wrong letter, or two in names of eight
 * letters or more, but never a wrong first letter. Joins names that were split into two words.
 */
export function createSpelling(index: NameIndex): (text: string) => SpellingResult {
  const names = [...index.plants.keys(), ...index.ambiguous.keys(), ...index.safe.keys()]
  const wholeNames = new Set(names)
  const knownWords = new Set(names.flatMap((name) => name.split(/[^\p{L}]+/u)))
  const plantWords = [...index.ambiguous.keys(), ...index.plants.keys()]
    .filter((name) => !name.includes(' '))
    .concat([...index.plants.values()].flatMap((plant) => getPlantSlug(plant).split('-')))
    .filter((word) => word.length >= minWordLength && !genericWords.has(word))
  const medicineWords = medicines
    .map(({ name }) => name.toLowerCase())
    .filter((name) => /^[a-z]+$/.test(name) && name.length >= minMedicineLength)
  const isKnown = (word: string) =>
    knownWords.has(word) || listSingulars(word).some((form) => knownWords.has(form)) || everydayWords.has(word)
  const medicineSet = new Set(
    medicines.flatMap(({ name, products }) => products.concat(name)).map((name) => name.toLowerCase()),
  )
  const wordsByFirstLetter = Map.groupBy([...plantWords, ...medicineWords], (word) => word.charAt(0))
  const findNearest = (word: string): string | undefined => {
    let [best, distance]: [string | undefined, number] = [undefined, word.length >= 8 ? 3 : 2]
    for (const candidate of wordsByFirstLetter.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) >= distance) continue
      const candidateDistance = calculateEditDistance(word, candidate, distance)
      if (candidateDistance < distance) [best, distance] = [candidate, candidateDistance]
    }
    return best
  }
  return (text) => {
    const corrections: Correction[] = []
    const joinedText = text.replaceAll(
      /(?<![\p{L}])([a-z]{3,}) ([a-z]{3,})(?![\p{L}])/gu,
      (pair, one: string, other: string) => {
        const word = one + other
        return wholeNames.has(word) && !wholeNames.has(pair) ? word : pair
      },
    )
    const correctedText = joinedText.replaceAll(/[\p{L}]+(?:'[\p{L}]+)?/gu, (original) => {
      if (original.length < minWordLength || isKnown(original) || medicineSet.has(original)) return original
      const stem = original.replace(/'s$/, '')
      const correction = isKnown(stem) ? undefined : findNearest(stem)
      if (correction === undefined || isInflected(stem, correction)) return original
      corrections.push({ original, correction })
      return correction
    })
    return { text: correctedText, corrections }
  }
}

/** True for words such as "mints", which only add -s or -d and need no correction. */
const isInflected = (word: string, correction: string) => word === `${correction}s` || word === `${correction}d`
