import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'

import type { Verdict } from '#domain/safety/findings.ts'

/** Icon that shows the verdict by its shape as well as its colour. */
export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  if (verdict === 'refused') return <CircleX aria-hidden />
  if (verdict === 'separate') return <Clock aria-hidden />
  return verdict === 'ok' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />
}
