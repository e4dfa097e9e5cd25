import type { ChangeEvent, RefObject } from 'react'

import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { type CampaignVariable, campaignVariables } from '#domain/mailing/campaign-variables.ts'

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
    <section aria-labelledby="form" className="grid grid-cols-1 gap-3.25">
      <h2 id="form">Campaign</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-4.5 gap-y-3.5">
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
        <p className="border-s-4 border-edge bg-wash px-4 py-2">
          This campaign has its own HTML. If you change the content above, only people who read plain text see the
          change.{' '}
          <button type="button" className="stand-alone" onClick={() => change({ htmlContent: '' })}>
            Create the HTML from the content
          </button>
        </p>
      )}
      <details className="group" open={errors['htmlContent'] !== undefined || undefined}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2.5 py-2.25 font-semibold text-cobalt before:content-['▸'] group-open:before:content-['▾']">
          HTML{' '}
          <small className="text-[0.92rem] font-normal text-quiet">
            {form.htmlContent.trim() === '' ? 'created from the content' : 'your own, or from a template'}
          </small>
        </summary>
        <TextArea
          label="HTML"
          hint="If you leave this empty, we create the HTML from the content in our standard design. If you enter HTML, changes to the content don’t affect it."
          name="htmlContent"
          rows={12}
          spellCheck={false}
          className="field font-code text-[0.86rem]/[1.5] wrap-anywhere whitespace-pre-wrap"
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

export type InsertableField = HTMLInputElement | HTMLTextAreaElement

const insertableFields = ['subject', 'content', 'htmlContent'] as const

const variableLabels: Record<CampaignVariable, string> = {
  first_name: 'First name',
  recipient_count: 'Number of readers',
  latest_recipes: 'Latest recipes',
  recipe_count: 'Number of recipes',
  season: 'Season',
  seasonal_recipes: 'Seasonal recipes',
  postal_address: 'Postal address',
  preferences_url: 'Preferences link',
  unsubscribe_url: 'Unsubscribe link',
}

const toInsertableName = (element: InsertableField) => insertableFields.find((name) => name === element.name)

type VariablesProps = { form: CampaignForm; change: ChangeForm; lastField: RefObject<InsertableField | null> }

/** Inserts a variable at the last cursor position, or else at the end of the content. */
export function CampaignVariables({ form, change, lastField }: VariablesProps) {
  const insert = (variable: CampaignVariable) => {
    const placeholder = `{{${variable}}}`
    const element = lastField.current
    const name = element?.isConnected && toInsertableName(element)
    if (!element || !name) return change({ content: `${form.content}${placeholder}` })
    const { selectionStart, selectionEnd } = element
    element.setRangeText(placeholder, selectionStart ?? form[name].length, selectionEnd ?? form[name].length, 'end')
    change({ [name]: element.value })
    element.focus()
    return undefined
  }
  return (
    <section aria-labelledby="variables" className="grid grid-cols-1 gap-3.25">
      <h2 id="variables">Variables</h2>
      <p className="text-quiet">
        Select a variable to insert it at the cursor. When we send the campaign, we replace each variable with its
        value.
      </p>
      <div className="chips">
        {campaignVariables.map((variable) => (
          <button key={variable} type="button" className="chip" onClick={() => insert(variable)}>
            {variableLabels[variable]}
          </button>
        ))}
      </div>
    </section>
  )
}
