import type { ChangeEvent } from 'react'

import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'

import type { InsertableField } from './campaign-variables.tsx'
import type { CampaignForm, ChangeForm } from './use-campaign-form.ts'

/** Maximum lengths in characters. */
const maxLengths = { title: 120, subject: 150, senderName: 60, content: 100_000 } as const

type FieldsProps = {
  form: CampaignForm
  change: ChangeForm
  errors: Readonly<Record<string, string>>
  onFieldFocus: (field: InsertableField) => void
}

export function CampaignFields({ form, change, errors, onFieldFocus }: FieldsProps) {
  const fieldProps = (name: 'title' | 'subject' | 'senderName') => ({
    name,
    value: form[name],
    maxLength: maxLengths[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <section aria-labelledby="form" className="mailing-section">
      <h2 id="form">Campaign</h2>
      <div className="campaign-fields">
        <Field label="Title" hint="Only administrators see this title." {...fieldProps('title')} />
        <Field
          label="Sender name"
          hint="Readers see this name before our email address."
          {...fieldProps('senderName')}
        />
      </div>
      <Field label="Subject" {...fieldProps('subject')} onFocus={(event) => onFieldFocus(event.currentTarget)} />
      <TextArea
        label="Content"
        hint="Every email includes this plain text. Leave a blank line between paragraphs."
        name="content"
        rows={12}
        max={maxLengths.content}
        value={form.content}
        error={errors['content']}
        onFocus={(event) => onFieldFocus(event.currentTarget)}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      {form.htmlContent.trim() !== '' && (
        <p className="campaign-notice">
          This campaign has its own HTML. If you change the content above, only people who read plain text see the
          change.{' '}
          <button type="button" className="stand-alone" onClick={() => change({ htmlContent: '' })}>
            Create the HTML from the content
          </button>
        </p>
      )}
      <details className="campaign-html" open={errors['htmlContent'] !== undefined || undefined}>
        <summary>
          HTML{' '}
          <small>{form.htmlContent.trim() === '' ? 'created from the content' : 'your own, or from a template'}</small>
        </summary>
        <TextArea
          label="HTML"
          hint="If you leave this empty, we create the HTML from the content in our standard design. If you enter HTML, changes to the content don’t affect it."
          name="htmlContent"
          rows={12}
          spellCheck={false}
          className="field campaign-code"
          max={maxLengths.content}
          value={form.htmlContent}
          error={errors['htmlContent']}
          onFocus={(event) => onFieldFocus(event.currentTarget)}
          onChange={(event) => change({ htmlContent: event.currentTarget.value })}
        />
      </details>
    </section>
  )
}
