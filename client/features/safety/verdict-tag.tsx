import { type KeyboardEvent, useRef } from 'react'

import { VerdictIcon } from '#client/ui/verdict-icon.tsx'
import { paths } from '#domain/paths.ts'
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
