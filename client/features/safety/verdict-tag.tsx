import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { type KeyboardEvent, useRef } from 'react'

import { paths } from '#domain/paths.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import type { PersonalReport } from '#domain/safety/personal-check.ts'

const maxShownReasons = 3

export function VerdictTag({ report, slug }: { report: PersonalReport; slug: string }) {
  const { verdict, tag: label, sentence, unansweredNote, findings } = report
  const shownFindings = findings.slice(0, maxShownReasons)
  const tag = useRef<HTMLDetailsElement>(null)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !tag.current?.open) return
    tag.current.open = false
    tag.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={tag} name="verdict" className={`verdict-tag verdict ${verdict}`}>
      <summary onKeyDown={onKeyDown}>
        <VerdictIcon verdict={verdict} />
        <span className="sr-only">For you: </span>
        {label}
      </summary>
      <div role="presentation" onKeyDown={onKeyDown}>
        <p>{sentence}</p>
        {shownFindings.length > 0 && (
          <ul>
            {shownFindings.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {unansweredNote && <p className="text-quiet">{unansweredNote}</p>}
        <a href={`${paths.recipe(slug)}#for-you`}>
          {findings.length > shownFindings.length
            ? `All ${findings.length} reasons, with sources`
            : 'More on the recipe’s page'}
        </a>
      </div>
    </details>
  )
}

/** Icon that shows the verdict by its shape as well as its colour. */
export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  if (verdict === 'refused') return <CircleX aria-hidden />
  if (verdict === 'separate') return <Clock aria-hidden />
  return verdict === 'ok' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />
}
