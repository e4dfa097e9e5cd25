import { medicines } from '#domain/medicines/medicines.ts'

import { plainText } from '../wording/sentences.ts'
import { bareWords } from './emergency-patterns.ts'

const kinds =
  '(?:(?:blood thinning|blood pressure|heart|water|sleeping|thyroid|diabetes) )?(?:medicines?|medications?|meds|tablets?|pills?|prescriptions?|prescribed drugs?|statins?|antidepressants?|anti depressants?|ssris?|snris?|beta ?blockers?|ace inhibitors?|blood thinners?|anticoagulants?|steroids?|inhalers?|antibiotics?|antipsychotics?|anticonvulsants?|painkillers?|opioids?|benzos?|benzodiazepines?|diuretics?|immunosuppressants?|chemo(?:therapy)?)'

/** Also food, habits and words of every day: a medicine only where they are somebody's own. */
const everyday = new Set(
  'caffeine, nicotine, calcium, zinc, magnesium, potassium, iron, folate, fish oil, psyllium, senna, testosterone, adrenaline, prep, plan b, tums, alli, eno, melatonin'.split(
    ', ',
  ),
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
