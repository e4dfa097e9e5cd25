import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Skin, eyes and bones. */
export const skinAndBoneMedicines: readonly Medicine[] = [
  ...taking(
    ['photosensitisers', 'hepatotoxic_drugs'],
    [
      ['Isotretinoin', 'D10BA01', 'Roaccutane, Accutane'],
      ['Acitretin', 'D05BB02', 'Neotigason'],
    ],
  ),
  ...taking(
    ['photosensitisers'],
    [
      ['Tretinoin cream', 'D10AD01', 'tretinoin gel, Retin-A'],
      ['Adapalene', 'D10AD03 D10AD53', 'Differin, Epiduo'],
      ['Methoxsalen', 'D05AD02 D05BA02', 'psoralen, PUVA'],
    ],
  ),
  ...taking(
    ['oral_medicines_general'],
    [
      ['Alendronic acid', 'M05BA04', 'alendronate, Fosamax'],
      ['Risedronate', 'M05BA07', 'Actonel'],
      ['Ibandronic acid', 'M05BA06', 'ibandronate'],
    ],
  ),
  ...taking(
    [],
    [
      ['Denosumab', 'M05BX04', 'Prolia, Xgeva'],
      ['Latanoprost', 'S01EE01', 'latanoprost eye drops, Xalatan'],
      ['Chloramphenicol eye drops', 'S01AA01', 'Optrex Infected Eyes'],
      ['Hydrocortisone cream', 'D07AA02', 'Hc45'],
      ['Clotrimazole', 'D01AC01 G01AF02', 'clotrimazole cream, Canesten, Canesten cream'],
    ],
  ),
]
