import { useState } from 'react'

import { useSite } from '#client/core/site.ts'
import type { MailTemplate } from '#domain/mailing/templates/template.types.ts'
import { templatesOf } from '#domain/mailing/templates/templates.ts'

import type { ChangeLetter, Letter } from './use-letter.ts'

type TemplatesProps = { letter: Letter; change: ChangeLetter }

export function LetterTemplates({ letter, change }: TemplatesProps) {
  const templates = templatesOf(useSite().url)
  const [replaced, setReplaced] = useState<{ by: string; letter: Letter }>()
  const use = (template: MailTemplate) => {
    const hadWords = (letter.content + letter.htmlContent).trim() !== ''
    setReplaced(hadWords ? { by: template.name, letter } : undefined)
    change(beginWith(template, letter, templates))
  }
  return (
    <section aria-labelledby="templates" className="mailing-part">
      <h2 id="templates">Begin with a template</h2>
      <ul className="letter-templates">
        {templates.map((template) => (
          <li key={template.id}>
            <h3>{template.name}</h3>
            <p>
              <span className="tag">{template.category}</span> {template.description}
            </p>
            <button
              type="button"
              className="button plain"
              aria-pressed={letter.htmlContent === template.html}
              onClick={() => use(template)}
            >
              Use it<span className="sr-only"> {template.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {replaced && (
          <p className="letter-aside">
            {replaced.by} stands in place of what was written.{' '}
            <button
              type="button"
              className="stand-alone"
              onClick={() => {
                change(replaced.letter)
                setReplaced(undefined)
              }}
            >
              Take it back
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

/** Returns the fields of the template; keeps a title that was typed by hand. */
export const beginWith = (
  { name, previewSubject, text, html }: MailTemplate,
  { title }: Letter,
  given: readonly MailTemplate[] = [],
) => ({
  title: title.trim() === '' || given.some((template) => template.name === title) ? name : title,
  subject: previewSubject,
  content: text,
  htmlContent: html,
})
