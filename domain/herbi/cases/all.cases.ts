import type { HerbiCase } from './cases.types.ts'
import { conversationCases, combinationCases } from './combination.cases.ts'
import { complaintCases } from './complaint.cases.ts'
import { everydayCases } from './everyday.cases.ts'
import { herbCases, nameCases } from './herb.cases.ts'
import { languageCases } from './language.cases.ts'
import { misspeltCases } from './misspelt.cases.ts'
import { medicineCases, personCases } from './person.cases.ts'
import { requestCases } from './request.cases.ts'
import { siteCases, trapCases } from './trap.cases.ts'
import { unbiasedCases, laterUnbiasedCases } from './unbiased.cases.ts'
import { unusualCases } from './unusual.cases.ts'

export const herbiCases: Readonly<Record<string, readonly HerbiCase[]>> = {
  complaints: complaintCases,
  herbs: herbCases,
  names: nameCases,
  people: personCases,
  medicines: medicineCases,
  combinations: combinationCases,
  conversations: conversationCases,
  requests: requestCases,
  traps: trapCases,
  site: siteCases,
  unbiased: unbiasedCases,
  'unbiased, later': laterUnbiasedCases,
  'every day': everydayCases,
  'misspelt names': misspeltCases,
  'unusual words': unusualCases,
  languages: languageCases,
}
