import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

export const boneMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['bisphosphonates'],
    [
      ['Etidronic acid', 'M05BA01', 'etidronate, Didronel'],
      ['Clodronic acid', 'M05BA02', 'clodronate, sodium clodronate, Bonefos, Loron'],
      ['Alendronic acid', 'M05BA04', 'alendronate, Fosamax'],
      ['Tiludronic acid', 'M05BA05', 'tiludronate'],
      ['Ibandronic acid', 'M05BA06', 'ibandronate'],
      ['Risedronate', 'M05BA07', 'Actonel, risedronic acid'],
      ['Alendronic acid with colecalciferol', 'M05BB03', 'Fosavance, Adrovance, alendronate with vitamin D'],
    ],
  ),
  ...createNonOralMedicines(
    [],
    [
      ['Denosumab', 'M05BX04', 'Prolia, Xgeva, Jubbonti, Wyost'],
      ['Burosumab', 'M05BX05', 'Crysvita'],
      ['Romosozumab', 'M05BX06', 'Evenity'],
      ['Vosoritide', 'M05BX07', 'Voxzogo'],
    ],
  ),
  ...createNonOralMedicines(
    ['bisphosphonates'],
    [
      ['Pamidronic acid', 'M05BA03', 'pamidronate, Aredia'],
      ['Zoledronic acid', 'M05BA08', 'zoledronate, Zometa, Aclasta, Reclast'],
    ],
  ),
  ...createOralMedicines(['oral_medicines_general'], [['Strontium ranelate', 'M05BX03', 'Protelos']]),
]
