import type { Profile } from './profile.ts'
import { type ReaderGroup, readerGroupNames } from './reader-group-names.ts'

/**
 * Reader groups for which remedies can be listed, with the profiles to check. A test keeps the drug classes equal to
 * those of the medicines. Raise `rulesVersion` with any change here, so that stored recipes are checked again.
 */
export const readerGroups = {
  'child-6': { name: readerGroupNames['child-6'], profile: { ageYears: 6 } },
  'child-11': { name: readerGroupNames['child-11'], profile: { ageYears: 11 } },
  pregnancy: { name: readerGroupNames.pregnancy, profile: { ageYears: 30, pregnant: true } },
  breastfeeding: { name: readerGroupNames.breastfeeding, profile: { ageYears: 30, breastfeeding: true } },
  warfarin: {
    name: readerGroupNames.warfarin,
    profile: { ageYears: 60, drugClasses: ['vitamin_k_antagonists', 'cyp3a4_substrates'] },
  },
  lithium: {
    name: readerGroupNames.lithium,
    profile: { ageYears: 40, drugClasses: ['lithium', 'antidepressants_serotonergic'] },
  },
  'diabetes-metformin': {
    name: readerGroupNames['diabetes-metformin'],
    profile: { ageYears: 55, conditions: ['diabetes'], drugClasses: ['antidiabetics'] },
  },
  'daisy-allergy': { name: readerGroupNames['daisy-allergy'], profile: { ageYears: 35, allergies: ['Asteraceae'] } },
  'over-80-blood-pressure': {
    name: readerGroupNames['over-80-blood-pressure'],
    profile: {
      ageYears: 80,
      conditions: ['hypertension'],
      drugClasses: ['antihypertensives', 'cyp3a4_substrates', 'potassium_raising_drugs'],
    },
  },
} as const satisfies Record<ReaderGroup, { name: string; profile: Profile }>
