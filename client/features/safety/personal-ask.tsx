import { factsForBrowser } from '#domain/paths.ts'
import type { PersonalReport } from '#domain/safety/personal-check.ts'

import type { PersonalAskProps } from './for-you-ask.tsx'
import { usePersonalCheck } from './use-personal-check.ts'

const unknown: PersonalReport = {
  verdict: 'refused',
  tag: '',
  sentence: '',
  unansweredNote: undefined,
  findings: [],
  notices: [],
  dataVersion: '',
}

/** Check with the facts of every herb, against the answers stored in this browser. */
export default function PersonalAsk({ draw }: PersonalAskProps) {
  const personal = usePersonalCheck(factsForBrowser)
  const first = personal?.report({ ingredients: [] })
  if (!personal || first === null) return draw({ state: 'failed' })
  if (first === undefined) return draw({ state: 'asking' })
  return draw({ state: 'ready', runCheck: (recipe) => personal.report(recipe) ?? unknown })
}
