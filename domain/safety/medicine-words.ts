import { medicines } from '#domain/medicines/medicines.ts'

import { plainText } from '../wording/sentences.ts'
import { bareWords } from './emergency-patterns.ts'

const kinds =
  '(?:(?:blood thinning|blood pressure|heart|water|sleeping|thyroid|diabetes) )?(?:medicines?|medications?|meds|tablets?|pills?|prescriptions?|prescribed drugs?|statins?|antidepressants?|anti depressants?|ssris?|snris?|beta ?blockers?|ace inhibitors?|blood thinners?|anticoagulants?|steroids?|inhalers?|antibiotics?|antipsychotics?|anticonvulsants?|painkillers?|opioids?|benzos?|benzodiazepines?|diuretics?|immunosuppressants?|chemo(?:therapy)?)'

/** Also food, habits and words of every day: a medicine only where they are somebody's own. */
const everyday = new Set(
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

const named = [
  ...new Set(
    medicines.flatMap(({ name, products }) => products.concat(name)).map((name) => bareWords(plainText(name))),
  ),
]
  .map((name) => name.replaceAll('.', String.raw`\.`))
  .toSorted()

/** A medicine by its name or product, as the inside of a pattern for text that `bareWords` has read. */
export const medicineNames = `(?:${named.filter((name) => !everyday.has(name)).join('|')})`

/** As `medicineNames`, with the kinds of medicines and with what is one because somebody takes it as theirs. */
export const medicineWords = `(?:${kinds}|${medicineNames}|(?<=(?:my|his|her|their|prescribed) )(?:${[...everyday].join('|')}))`
