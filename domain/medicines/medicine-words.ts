import { medicines } from '#domain/medicines/medicines.ts'

import { normaliseText } from '../sentences.ts'

/** Medicine names that are also foods, habits or everyday words. They do not count as medicines. */
const everydayNames = new Set(
  `caffeine, nicotine, calcium, zinc, magnesium, potassium, iron, folate, fish oil, psyllium, senna, testosterone,
  adrenaline, prep, plan b, tums, alli, eno, melatonin, vitamin a, vitamin b, vitamin b2, vitamin b6, vitamin c, vitamin
  d, vitamin d3, vitamin e, vitamin k, retinol, tocopherol, ascorbic acid, riboflavin, thiamine, niacin, niacinamide,
  nicotinamide, biotin, inositol, betacarotene, carnitine, betaine, bromelain, probiotics, lactase, castor oil, mineral
  oil, liquid paraffin, epsom salts, glycerol, sorbitol, mannitol, charcoal tablets, activated charcoal, sodium
  bicarbonate, opium, atropine, papaverine, yohimbine, hyoscyamine, tryptophan, cineole, capsaicin, capsaicin cream,
  salicylic acid, rutoside, diosmin, silymarin, chondroitin, dopamine, oxytocin, glucagon, progesterone, estradiol,
  estriol, noradrenaline, growth hormone, immunoglobulin, immunoglobulins, interferon, vaccine, vaccination, flu
  vaccine, covid vaccine, flu jab, botox, emollient, artificial tears, gas and air, laughing gas, emend`.split(/,\s+/),
)

const stripPunctuation = (name: string) =>
  normaliseText(name)
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ')
    .trim()

/** Names and products of medicines, in the format of `normaliseText`. */
export const medicineNamePhrases: readonly string[] = [
  ...new Set(medicines.flatMap(({ name, products }) => products.concat(name)).map(stripPunctuation)),
]
  .filter((name) => !everydayNames.has(name))
  .toSorted()

/** Source of a regular expression that matches `medicineNamePhrases`. */
export const medicineNamesPattern = `(?:${medicineNamePhrases.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})`
