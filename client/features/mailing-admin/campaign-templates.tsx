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
    <section aria-labelledby="templates" className="grid grid-cols-1 gap-3.25">
      <h2 id="templates">Start with a template</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-3.5">
        {templates.map((template) => (
          <li
            key={template.id}
            className="grid grid-rows-[auto_1fr_auto] gap-2 rounded-box border-[1.5px] border-line bg-sheet px-4.5 py-4 has-[[aria-pressed=true]]:border-cobalt has-[[aria-pressed=true]]:[box-shadow:inset_0_0_0_3px_var(--sheet),inset_0_0_0_4px_var(--cobalt)]"
          >
            <h3 className="text-[1.2rem]">{template.name}</h3>
            <p className="text-[0.94rem] leading-[1.45] text-quiet">
              <span className="tag mb-1 inline-block text-[0.82rem] leading-[1.35]">{template.category}</span>{' '}
              {template.description}
            </p>
            <button
              type="button"
              className="button plain h-11 aria-pressed:bg-cobalt aria-pressed:text-cobalt-ink justify-self-start px-4"
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
          <p className="border-s-4 border-edge bg-wash px-4 py-2">
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
