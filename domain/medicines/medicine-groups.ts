import data from './medicine-groups.json' with { type: 'json' }
import type { MedicineGroups } from './medicines.schemas.ts'
import { type Medicine, medicines } from './medicines.ts'

const readGroups = () => data as MedicineGroups

/**
 * Kinds of medicines by their everyday names, for people who don't know the exact name. A kind has every class of its
 * possible medicines, so the check is never milder for the kind than for a member.
 */
export const medicineGroups: readonly Medicine[] = readGroups().map(createGroup)

const groupNames = new Set(medicineGroups.map(({ name }) => name))

/** True for the name of a kind of medicine, such as “blood thinner”. */
export const isGroupName = (name: string): boolean => groupNames.has(name)

function createGroup({ name, atc, products, classes }: MedicineGroups[number]): Medicine {
  if (classes) return { name, products, atc, classes, isOral: true }
  const members = medicines.filter((medicine) =>
    medicine.atc.some((code) => atc.some((prefix) => code.startsWith(prefix))),
  )
  const memberClasses = new Set(members.flatMap((member) => member.classes))
  if (memberClasses.size > 1) memberClasses.delete('oral_medicines_general')
  return { name, products, atc, classes: [...memberClasses], isOral: members.some(({ isOral }) => isOral) }
}
