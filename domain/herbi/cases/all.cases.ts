import type { HerbiCase } from './cases.types.ts'
import { complaintCases } from './complaint.cases.ts'
import { everydayCases } from './everyday.cases.ts'
import { fairCases, laterFairCases } from './fair.cases.ts'
import { herbCases, nameCases } from './herb.cases.ts'
import { medicineCases, personCases } from './person.cases.ts'
import { slipCases } from './slip.cases.ts'
import { conversationCases, togetherCases } from './together.cases.ts'
import { siteCases, trapCases } from './trap.cases.ts'
import { unusualCases } from './unusual.cases.ts'

export const herbiCases: Readonly<Record<string, readonly HerbiCase[]>> = {
  complaints: complaintCases,
  herbs: herbCases,
  names: nameCases,
  people: personCases,
  medicines: medicineCases,
  together: togetherCases,
  conversations: conversationCases,
  traps: trapCases,
  site: siteCases,
  fair: fairCases,
  'fair, later': laterFairCases,
  'every day': everydayCases,
  'slips of the pen': slipCases,
  'unusual words': unusualCases,
}
