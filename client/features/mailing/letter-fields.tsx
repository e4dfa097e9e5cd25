import type { ChangeEvent } from 'react'

import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'

import type { WrittenField } from './letter-variables.tsx'
import type { ChangeLetter, Letter } from './use-letter.ts'

/** Maximum lengths in characters. */
const lengthMax = { title: 120, subject: 150, senderName: 60, content: 100_000 } as const

type FieldsProps = {
  letter: Letter
  change: ChangeLetter
  errors: Readonly<Record<string, string>>
  noteFocus: (field: WrittenField) => void
}

export function LetterFields({ letter, change, errors, noteFocus }: FieldsProps) {
  const line = (name: 'title' | 'subject' | 'senderName') => ({
    name,
    value: letter[name],
    maxLength: lengthMax[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <section aria-labelledby="letter" className="mailing-part">
      <h2 id="letter">The letter</h2>
      <div className="letter-fields">
        <Field label="Title" hint="For you alone: the history lists it." {...line('title')} />
        <Field label="Sender name" hint="Stands before the address." {...line('senderName')} />
      </div>
      <Field label="Subject" {...line('subject')} onFocus={(event) => noteFocus(event.currentTarget)} />
      <TextArea
        label="Content"
        hint="The plain text of the letter: everybody’s mail has it. Blank lines part paragraphs."
        name="content"
        rows={12}
        max={lengthMax.content}
        value={letter.content}
        error={errors['content']}
        onFocus={(event) => noteFocus(event.currentTarget)}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      {letter.htmlContent.trim() !== '' && (
        <p className="letter-aside">
          This letter has an HTML of its own: what you change above reaches those alone who read plain text.{' '}
          <button type="button" className="stand-alone" onClick={() => change({ htmlContent: '' })}>
            Make the HTML of the content
          </button>
        </p>
      )}
      <details className="letter-html" open={errors['htmlContent'] !== undefined || undefined}>
        <summary>
          HTML <small>{letter.htmlContent.trim() === '' ? 'made of the content' : 'written by hand or template'}</small>
        </summary>
        <TextArea
          label="HTML"
          hint="Empty: it is made of the content, in the look of the house. What is changed above is not changed here by itself."
          name="htmlContent"
          rows={12}
          spellCheck={false}
          className="field letter-code"
          max={lengthMax.content}
          value={letter.htmlContent}
          error={errors['htmlContent']}
          onFocus={(event) => noteFocus(event.currentTarget)}
          onChange={(event) => change({ htmlContent: event.currentTarget.value })}
        />
      </details>
    </section>
  )
}
