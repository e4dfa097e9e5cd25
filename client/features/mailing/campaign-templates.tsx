import { useState } from 'react'

import { useSite } from '#client/core/site.ts'
import type { MailTemplate } from '#domain/mailing/templates/template.types.ts'
import { createTemplates } from '#domain/mailing/templates/templates.ts'

import type { CampaignForm, ChangeForm } from './use-campaign-form.ts'

type TemplatesProps = { form: CampaignForm; change: ChangeForm }

export function CampaignTemplates({ form, change }: TemplatesProps) {
  const templates = createTemplates(useSite().url)
  const [replacement, setReplacement] = useState<{ templateName: string; form: CampaignForm }>()
  const insertTemplate = (template: MailTemplate) => {
    const hasText = (form.content + form.htmlContent).trim() !== ''
    setReplacement(hasText ? { templateName: template.name, form } : undefined)
    change(applyTemplate(template, form, templates))
  }
  return (
    <section aria-labelledby="templates" className="mailing-section">
      <h2 id="templates">Start with a template</h2>
      <ul className="campaign-templates">
        {templates.map((template) => (
          <li key={template.id}>
            <h3>{template.name}</h3>
            <p>
              <span className="tag">{template.category}</span> {template.description}
            </p>
            <button
              type="button"
              className="button plain"
              aria-pressed={form.htmlContent === template.html}
              onClick={() => insertTemplate(template)}
            >
              Use<span className="sr-only"> {template.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {replacement && (
          <p className="campaign-notice">
            The “{replacement.templateName}” template has replaced your text.{' '}
            <button
              type="button"
              className="stand-alone"
              onClick={() => {
                change(replacement.form)
                setReplacement(undefined)
              }}
            >
              Undo
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

/** Returns the fields of the template; keeps a title that was typed by hand. */
export const applyTemplate = (
  { name, previewSubject, text, html }: MailTemplate,
  { title }: CampaignForm,
  knownTemplates: readonly MailTemplate[] = [],
) => ({
  title: title.trim() === '' || knownTemplates.some((template) => template.name === title) ? name : title,
  subject: previewSubject,
  content: text,
  htmlContent: html,
})
