import type { Herb } from '#domain/herbs/herbs.schemas.ts'

import type { DraftError, RecipeDraft } from '../bot.types.ts'

type BenefitInput = { draft: Pick<RecipeDraft, 'benefits'>; herbs: readonly Herb[] }

const evidenceWords =
  /\bfolk\b|tradition|commission e\b|hmpc|committee|\btrials?\b|\bstud(?:y|ies)\b|research|reputation/i

/** Groups of complaints. A benefit that mentions a complaint needs a herb with a use in the same group. */
const complaintPatterns: readonly RegExp[] = [
  /headache|migraine/i,
  /\bwind\b|bloat|flatul|cramp|fullness|heav(?:y meal|iness)|indigestion|digest|stomach|bowel|\bbile|heartburn|meal/i,
  /nausea|sickness|vomit/i,
  /diarrhoea/i,
  /constipat|laxative/i,
  /appetite/i,
  /sleep|insomnia|bedtime|before bed|restless/i,
  /stress|nervous|anxi|tension|restless|unrest|exhaust|worr|panic/i,
  /cough|throat|catarrh|\bcolds\b|(?:common|a|feverish) cold\b|cold season|\bflu\b|\bfever(?!few)|stuffy|sinus|bronch|chill/i,
  /joint|rheum|arthrit|locomotor|back pain|muscle|gout/i,
  /\burin|bladder|kidney/i,
  /\bskin\b|acne|eczema|wound/i,
  /\bmouth\b|\bgums?\b/i,
  /period|menstr/i,
  /hot flush|sweat|menopaus/i,
  /tired|fatigue|weakness|alert|concentrat|focus|stamina|sluggish/i,
  /palpitation|\bheart\b|circulation/i,
  /blood[- ]pressure/i,
  /cholesterol|blood sugar|diabet|weight loss|slimming/i,
  /immun|infection|virus|bacteri|inflamm/i,
  /depress|low mood|memory/i,
  /hormon|fertil|libido/i,
  /\bliver\b|gallstone/i,
  /asthma|allerg|hay fever/i,
  /cancer|tumou?r/i,
]

/** Finds benefits that claim too much: complaints that none of the herbs are used for, and uses without evidence. */
export function findBenefitErrors({ draft, herbs }: BenefitInput): DraftError[] {
  const uses = herbs.flatMap((herb) => herb.uses.map(({ use, category }) => `${use} ${category}`)).join('\n')
  return draft.benefits.flatMap((line) => {
    const mentionedComplaints = complaintPatterns.filter((pattern) => pattern.test(line))
    if (mentionedComplaints.length === 0) return []
    if (mentionedComplaints.some((pattern) => !pattern.test(uses)))
      return [{ code: 'BENEFIT_UNKNOWN', reason: `“${line}” mentions a use that none of the herbs has.` }]
    return evidenceWords.test(line)
      ? []
      : [{ code: 'BENEFIT_EVIDENCE', reason: `“${line}” doesn’t say which evidence or tradition supports it.` }]
  })
}
