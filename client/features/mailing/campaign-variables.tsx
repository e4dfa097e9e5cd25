import type { RefObject } from 'react'

import { type CampaignVariable, campaignVariables } from '#domain/mailing/campaign-variables.ts'

import type { CampaignForm, ChangeForm } from './use-campaign-form.ts'

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
    <section aria-labelledby="variables" className="mailing-section">
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
