import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import data from './complaints.json' with { type: 'json' }
import { createWordRegex } from './message-text.ts'

/**
 * Everyday complaint. `name` fits inside a sentence. `pattern` matches people's words for the complaint, and `uses`
 * matches relevant herb uses. `doctorAdvice` says when to see a doctor. `bestKnown` lists slugs of well-known herbs in
 * order; herbs without a matching use are ignored.
 */
export type Complaint = {
  name: string
  ailment: AilmentName
  pattern: RegExp
  uses: RegExp
  doctorAdvice: string
  bestKnown: readonly string[]
}

const readAilment = (ailment: string) => ailment as AilmentName

/** Complaints from specific to general. `findComplaints` removes matched words before it tries the next complaint. */
const complaints: readonly Complaint[] = data.complaints.map(({ ailment, phrases, uses, ...complaint }) => ({
  ...complaint,
  ailment: readAilment(ailment),
  pattern: createWordRegex(phrases),
  uses: new RegExp(uses),
}))

/** Purpose for which Herbi suggests no herb. */
export const endingPregnancy = data.outOfScope.endingPregnancy.name

/** Purposes for which no tea is suitable. `pattern` matches the question, and `name` fits inside a sentence. */
export const outOfScope: readonly { pattern: RegExp; name: string }[] = Object.values(data.outOfScope).map(
  ({ name, phrases }) => ({ name, pattern: createWordRegex(phrases) }),
)

/** Returns the complaint with a name of `catalog/herbi/complaints.yaml`. */
export const findComplaintByName = (name: string): Complaint | undefined =>
  complaints.find((complaint) => complaint.name === name)

export function findComplaints(text: string): Complaint[] {
  let remaining = text
  const mentionedComplaints: Complaint[] = []
  for (const complaint of complaints) {
    const previous = remaining
    remaining = remaining.replaceAll(new RegExp(complaint.pattern.source, 'gu'), ' ')
    if (remaining !== previous) mentionedComplaints.push(complaint)
  }
  return mentionedComplaints
}

export const removeComplaints = (text: string, named: readonly Complaint[]): string =>
  named.reduce((rest, { pattern }) => rest.replaceAll(new RegExp(pattern.source, 'gu'), ' '), text)
