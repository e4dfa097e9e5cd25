import { allergyMedicines } from './allergy-medicines.ts'
import { antivirals } from './antivirals.ts'
import { biologicMedicines } from './biologic-medicines.ts'
import { bloodMedicines } from './blood-medicines.ts'
import { bloodPressureMedicines } from './blood-pressure-medicines.ts'
import { boneMedicines } from './bone-medicines.ts'
import { breathingMedicines } from './breathing-medicines.ts'
import { cancerInjectionMedicines } from './cancer-injection-medicines.ts'
import { cancerMedicines } from './cancer-medicines.ts'
import { diabetesMedicines } from './diabetes-medicines.ts'
import { epilepsyMedicines } from './epilepsy-medicines.ts'
import { heartMedicines } from './heart-medicines.ts'
import { hormoneMedicines } from './hormone-medicines.ts'
import { immunityMedicines } from './immunity-medicines.ts'
import { infectionMedicines } from './infection-medicines.ts'
import { kidneyAndBladderMedicines } from './kidney-and-bladder-medicines.ts'
import type { Medicine } from './medicines.types.ts'
import { mindMedicines } from './mind-medicines.ts'
import { nerveMedicines } from './nerve-medicines.ts'
import { painMedicines } from './pain-medicines.ts'
import { psychosisMedicines } from './psychosis-medicines.ts'
import { rareDiseaseMedicines } from './rare-disease-medicines.ts'
import { sexHormoneMedicines } from './sex-hormone-medicines.ts'
import { skinAndEyeMedicines } from './skin-and-eye-medicines.ts'
import { sleepMedicines } from './sleep-medicines.ts'
import { stomachMedicines } from './stomach-medicines.ts'

/**
 * Medicines on the market in the UK, the EU and the US. Every ATC code belongs to the same substance, combination or
 * group in the WHO index of 2026-04-25, copied from the GitHub repository fabkury/atcd; a few new substances have their
 * group's code.
 * Trade names were compared with the NHS list of BNF codes of February 2020 in muschitiello/PrescRiptionsData, the EMA
 * list of October 2025 in mi-erasmusmc/ema-authorised-to-rxnorm-mappings and a US list of products, as far as they go;
 * others are from memory.
 * Assigning medicines to our drug classes is an editorial decision; in doubt, we chose the stricter class. No
 * pharmacist has reviewed it yet. `cyp1a2_substrates` are medicines in the FDA's table of CYP1A2 substrates or the
 * Flockhart table, and medicines with a published caffeine trial.
 */
export const medicines: readonly Medicine[] = [
  ...bloodPressureMedicines,
  ...heartMedicines,
  ...bloodMedicines,
  ...diabetesMedicines,
  ...hormoneMedicines,
  ...sexHormoneMedicines,
  ...mindMedicines,
  ...psychosisMedicines,
  ...sleepMedicines,
  ...nerveMedicines,
  ...epilepsyMedicines,
  ...painMedicines,
  ...stomachMedicines,
  ...kidneyAndBladderMedicines,
  ...breathingMedicines,
  ...allergyMedicines,
  ...infectionMedicines,
  ...antivirals,
  ...immunityMedicines,
  ...biologicMedicines,
  ...cancerMedicines,
  ...cancerInjectionMedicines,
  ...boneMedicines,
  ...skinAndEyeMedicines,
  ...rareDiseaseMedicines,
]
