import type { Profile } from './profile.ts'

/**
 * People for whom remedies can be listed. `profile` is what the check is told of them, with the classes of their medicines;
 * `name` continues "Passes our check for".
 */
export const readerGroups = {
  'child-6': { name: 'a child of 6', profile: { ageYears: 6 } },
  'child-11': { name: 'a child of 11', profile: { ageYears: 11 } },
  pregnancy: { name: 'pregnancy', profile: { ageYears: 30, pregnant: true } },
  breastfeeding: { name: 'breastfeeding', profile: { ageYears: 30, breastfeeding: true } },
  warfarin: {
    name: 'people who take warfarin',
    profile: { ageYears: 60, drugClasses: ['vitamin_k_antagonists', 'cyp3a4_substrates'] },
  },
  lithium: { name: 'people who take lithium', profile: { ageYears: 40, drugClasses: ['lithium'] } },
  'diabetes-metformin': {
    name: 'people with diabetes who take metformin',
    profile: { ageYears: 55, conditions: ['diabetes'], drugClasses: ['antidiabetics'] },
  },
  'daisy-allergy': { name: 'people with a daisy allergy', profile: { ageYears: 35, allergies: ['Asteraceae'] } },
  'over-80-blood-pressure': {
    name: 'people over 80 who take blood-pressure tablets',
    profile: {
      ageYears: 80,
      conditions: ['hypertension'],
      drugClasses: ['antihypertensives', 'cyp3a4_substrates', 'potassium_raising_drugs'],
    },
  },
} as const satisfies Record<string, { name: string; profile: Profile }>

export type ReaderGroup = keyof typeof readerGroups

/** Every group, in the order in which lists offer them. */
export const groupNames = keysOf(readerGroups)

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}
