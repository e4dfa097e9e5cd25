import type { Blend } from '#domain/blends/blends.types.ts'
import { paths } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

import type { SuggestResult } from './blend.schemas.ts'
import { createSourceList, publicDisclaimer, toPublicEmergency } from './shared.ts'

type Suggestion = { emergencies: readonly Emergency[] } & ({ blend: Blend; remarks: string[] } | { message: string })

export function toPublicSuggestion(siteUrl: string, suggestion: Suggestion): SuggestResult {
  const sources = createSourceList()
  if ('blend' in suggestion) sources.cite(suggestion.blend.sources)
  return {
    emergencies: suggestion.emergencies.map(toPublicEmergency),
    blend: 'blend' in suggestion ? toPublicBlend(siteUrl, suggestion.blend, suggestion.remarks) : null,
    message: 'message' in suggestion ? suggestion.message : null,
    sources: sources.list(),
    disclaimer: publicDisclaimer,
  }
}

const toPublicBlend = (siteUrl: string, blend: Blend, remarks: string[]): NonNullable<SuggestResult['blend']> => ({
  name: blend.name,
  description: blend.description,
  herbs: blend.herbs.map(({ slug, name, gramsPerCup, why }) => ({
    slug,
    name,
    gramsPerCup,
    why,
    url: siteUrl + paths.herb(slug),
  })),
  millilitresPerCup: blend.millilitres,
  celsius: blend.celsius,
  minutes: blend.minutes,
  cupsPerDay: blend.cupsPerDay,
  courseDays: blend.courseDays,
  steps: blend.method,
  warnings: blend.warnings,
  remarks,
})
