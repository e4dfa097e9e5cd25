/** Reader groups in list order. Each name continues “Passes our check for”. */
export const readerGroupNames = {
  'child-6': 'a child of 6',
  'child-11': 'a child of 11',
  pregnancy: 'pregnancy',
  breastfeeding: 'breastfeeding',
  warfarin: 'people who take warfarin',
  lithium: 'people who take lithium',
  'diabetes-metformin': 'people with diabetes who take metformin',
  'daisy-allergy': 'people with a daisy allergy',
  'over-80-blood-pressure': 'people aged 80 and over who take amlodipine or ramipril',
} as const

export type ReaderGroup = keyof typeof readerGroupNames

export const readerGroupIds = listKeys(readerGroupNames)

function listKeys<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}
