import type { Herb } from './herbs.schemas.ts'

type Status = Herb['pregnancy']
type Evidence = Herb['uses'][number]['evidence']
type Severity = Herb['interactions'][number]['severity']

export const evidenceTexts: Record<Evidence, string> = {
  'HMPC well-established': 'well-established use (European assessors, HMPC)',
  WHO: 'described by the World Health Organization',
  'Commission E approved': 'approved by Germany’s Commission E',
  'HMPC traditional': 'traditional use (European assessors, HMPC); tradition, not proof',
  'clinical trials': 'early trials, not settled',
  folk: 'folk use',
}

export const statusTexts: Record<Status, string> = {
  avoid: 'do not drink it',
  food_amounts_only: 'only in cooking amounts',
  caution: 'ask your midwife or doctor first',
  no_data: 'too little is known; ask before drinking more than a cooking amount',
  ok: 'we found no concerns at the usual amounts',
}

export const severityTexts: Record<Severity, string> = {
  avoid: 'do not combine them',
  caution: 'ask your pharmacist first',
  separate: 'take them two hours apart',
  monitor: 'tell your pharmacist',
}
