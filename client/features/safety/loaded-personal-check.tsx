import type { ReactNode } from 'react'

import { factsDataPath } from '#domain/paths.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'
import type { PersonalReport } from '#domain/safety/personal-check.ts'

import { usePersonalCheck } from './use-personal-check.ts'

export type PersonalCheckLoaderProps = { render: (check: BrowserCheck) => ReactNode }

const refusedReport: PersonalReport = {
  verdict: 'refused',
  tag: '',
  sentence: '',
  unansweredNote: undefined,
  findings: [],
  notices: [],
  dataVersion: '',
}

export default function LoadedPersonalCheck({ render }: PersonalCheckLoaderProps) {
  const personalCheck = usePersonalCheck(factsDataPath)
  const emptyReport = personalCheck?.report({ ingredients: [] })
  if (!personalCheck || emptyReport === null) return render({ state: 'failed' })
  if (emptyReport === undefined) return render({ state: 'loading' })
  return render({ state: 'ready', runCheck: (recipe) => personalCheck.report(recipe) ?? refusedReport })
}
