/** Characters of a field. */
export const maxLineLength = 200
export const maxTextLength = 2000

type FieldKind = 'line' | 'text' | 'date' | 'choice' | 'choices'

/** Question of the report. `hint` says how to answer it; `options` are the answers of a choice. */
export type SideEffectField = {
  name: string
  label: string
  kind: FieldKind
  hint?: string
  options?: readonly string[]
  isRequired?: true
}

export type SideEffectSection = { title: string; fields: readonly SideEffectField[] }

const yesOrNo = ['Yes', 'No', 'Don’t know'] as const

/**
 * Questions that both the Yellow Card of the UK and the consumer form of MedWatch in the US (FDA 3500B) ask, in the order
 * of the report. Names and addresses are entered in the official form alone.
 */
export const sideEffectSections: readonly SideEffectSection[] = [
  {
    title: 'What happened',
    fields: [
      {
        name: 'reaction',
        label: 'What happened?',
        kind: 'text',
        hint: 'Describe the side effect in your own words, and what was done about it.',
        isRequired: true,
      },
      { name: 'reactionStart', label: 'When did it start?', kind: 'date' },
      { name: 'reactionEnd', label: 'When did it stop? (leave empty if it hasn’t)', kind: 'date' },
      {
        name: 'outcome',
        label: 'How is the person now?',
        kind: 'choice',
        options: ['Recovered', 'Getting better', 'Not better', 'Recovered with lasting effects', 'Died', 'Don’t know'],
      },
      {
        name: 'seriousness',
        label: 'Did any of these happen?',
        kind: 'choices',
        options: [
          'Hospital stay, or a longer one',
          'Danger to life',
          'Lasting disability or harm',
          'Treatment to prevent lasting harm',
          'Birth defect',
          'Other serious medical event',
          'None of these',
        ],
      },
    ],
  },
  {
    title: 'The herbal product',
    fields: [
      { name: 'product', label: 'Name of the tea or product', kind: 'line' },
      {
        name: 'ingredients',
        label: 'Herbs and amounts',
        kind: 'text',
        hint: 'One herb on each line, with the part of the plant and the amount if you know them.',
      },
      {
        name: 'brand',
        label: 'Brand or shop, and batch or lot number',
        kind: 'line',
        hint: 'They are on the packet. Keep the packet if you can.',
      },
      { name: 'dose', label: 'How much, how often and how was it taken?', kind: 'line' },
      { name: 'productStart', label: 'When was it first taken?', kind: 'date' },
      { name: 'productEnd', label: 'When was it last taken?', kind: 'date' },
      { name: 'reason', label: 'What was it taken for?', kind: 'line' },
      { name: 'stopping', label: 'Did it get better after stopping or taking less?', kind: 'choice', options: yesOrNo },
      { name: 'returning', label: 'Did it come back after taking it again?', kind: 'choice', options: yesOrNo },
    ],
  },
  {
    title: 'Other medicines',
    fields: [
      {
        name: 'medicines',
        label: 'Other medicines, herbs and supplements in the last three months',
        kind: 'text',
        hint: 'With dose and dates if you know them. Include the pill, inhalers and what you bought without a prescription.',
      },
    ],
  },
  {
    title: 'The person',
    fields: [
      { name: 'initials', label: 'Initials', kind: 'line' },
      { name: 'age', label: 'Age', kind: 'line' },
      { name: 'sex', label: 'Sex', kind: 'choice', options: ['Female', 'Male', 'Other'] },
      { name: 'weight', label: 'Weight', kind: 'line' },
      {
        name: 'history',
        label: 'Illnesses, allergies, pregnancy and test results',
        kind: 'text',
      },
    ],
  },
]

export const sideEffectFields: readonly SideEffectField[] = sideEffectSections.flatMap(({ fields }) => fields)
