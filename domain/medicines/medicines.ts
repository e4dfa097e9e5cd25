import { bloodMedicines } from './blood-medicines.ts'
import { breathingMedicines } from './breathing-medicines.ts'
import { heartMedicines } from './heart-medicines.ts'
import { hormoneMedicines } from './hormone-medicines.ts'
import { immunityMedicines } from './immunity-medicines.ts'
import { infectionMedicines } from './infection-medicines.ts'
import type { Medicine } from './medicines.types.ts'
import { mindMedicines } from './mind-medicines.ts'
import { nerveMedicines } from './nerve-medicines.ts'
import { painMedicines } from './pain-medicines.ts'
import { sexHormoneMedicines } from './sex-hormone-medicines.ts'
import { skinAndBoneMedicines } from './skin-and-bone-medicines.ts'
import { stomachMedicines } from './stomach-medicines.ts'

/**
 * Medicines that many people take, chosen by hand and seen from the UK, with US names beside. Every ATC code stands under the
 * same substance, combination or group in the WHO index of 2026-04-25 as the GitHub repository fabkury/atcd keeps it. UK
 * trade names were compared with the NHS list of BNF codes of February 2020 in muschitiello/PrescRiptionsData where it has
 * them; newer and US names are from memory. Which of our classes a medicine belongs to is an editorial reading, the stricter
 * one in doubt, and no pharmacist has reviewed it yet.
 */
export const medicines: readonly Medicine[] = [
  ...heartMedicines,
  ...bloodMedicines,
  ...hormoneMedicines,
  ...sexHormoneMedicines,
  ...mindMedicines,
  ...nerveMedicines,
  ...painMedicines,
  ...stomachMedicines,
  ...breathingMedicines,
  ...infectionMedicines,
  ...immunityMedicines,
  ...skinAndBoneMedicines,
]
