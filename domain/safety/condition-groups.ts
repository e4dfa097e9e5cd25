import type { Condition } from './profile.ts'

/** Conditions in the form, in groups. A planned operation and trying to conceive have separate questions. */
export const conditionGroups: readonly { title: string; conditions: readonly Condition[] }[] = [
  {
    title: 'Heart and circulation',
    conditions: ['heart_disease', 'cardiac_arrhythmia', 'heart_failure_oedema', 'hypertension', 'hypotension'],
  },
  {
    title: 'Blood and minerals',
    conditions: [
      'bleeding_disorder',
      'iron_deficiency',
      'iron_overload',
      'hyperkalaemia',
      'hypokalaemia',
      'fluid_restriction',
    ],
  },
  {
    title: 'Stomach, gut and bile',
    conditions: [
      'gastritis_hyperacidity',
      'gerd_reflux',
      'peptic_ulcer',
      'inflammatory_bowel_disease',
      'intestinal_obstruction',
      'celiac_disease',
      'gallstones',
      'bile_duct_obstruction',
    ],
  },
  {
    title: 'Liver and kidneys',
    conditions: ['liver_disease', 'kidney_disease', 'kidney_stones'],
  },
  {
    title: 'Hormones and blood sugar',
    conditions: [
      'diabetes',
      'hypothyroidism',
      'hyperthyroidism',
      'thyroid_disorder',
      'hormone_sensitive_condition',
      'pituitary_disorder',
    ],
  },
  {
    title: 'Nerves and mental health',
    conditions: ['anxiety_disorder', 'depression', 'bipolar_mania', 'epilepsy_seizures', 'insomnia'],
  },
  {
    title: 'Lungs, skin and immune system',
    conditions: ['asthma', 'photosensitivity', 'autoimmune_disease', 'immunodeficiency', 'organ_transplant'],
  },
  {
    title: 'Other',
    conditions: ['cancer_active', 'progressive_systemic_disease', 'viral_fever_under_18'],
  },
]
