import { useState } from 'react'

import { useSite } from '#client/core/site.ts'
import { showToast } from '#client/core/toasts.ts'
import { placeRecipes } from '#domain/mailing/campaign-content.ts'
import { campaignWords } from '#domain/mailing/campaigns.messages.ts'
import {
  type CampaignRecipe,
  newsletterContent,
  seasonalContent,
  seasonalMax,
  type ToldRecipes,
} from '#domain/mailing/recipe-content.ts'
import { recipeNewsletter } from '#domain/mailing/templates/recipe-newsletter.ts'
import { seasonalRemedies } from '#domain/mailing/templates/seasonal-remedies.ts'

import { beginWith } from './campaign-templates.tsx'
import type { ChangeForm, CampaignForm } from './use-campaign-form.ts'

type RecipesProps = { form: CampaignForm; change: ChangeForm; recipes: CampaignRecipe[] | null }

const kinds = {
  latest: { variable: 'latest_recipes', template: recipeNewsletter },
  seasonal: { variable: 'seasonal_recipes', template: seasonalRemedies },
} as const

/** Latest recipes that the campaign can include. */
export function CampaignRecipes({ form, change, recipes }: RecipesProps) {
  const { url } = useSite()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [placed, setPlaced] = useState<{ latest?: ToldRecipes; seasonal?: ToldRecipes }>({})
  const [error, setError] = useState<string>()
  if (!recipes) return null
  const place = (kind: 'latest' | 'seasonal', told: ToldRecipes, count: number) => {
    const { variable, template } = kinds[kind]
    const isBlank = (form.content + form.htmlContent).trim() === ''
    const begun = isBlank ? { ...form, ...beginWith(template(url), form) } : form
    const written = placeRecipes(begun, { variable, recipes: told, count }, placed[kind])
    setError(written ? undefined : `The HTML has no place for them. Add {{${variable}}} where they should appear.`)
    if (!written) return
    change(written)
    setPlaced({ ...placed, [kind]: told })
    void showToast('success', kind === 'latest' ? 'Recipe content added' : 'Seasonal content added')
  }
  const generate = () => {
    const picked = recipes.filter(({ slug }) => chosen.includes(slug))
    if (picked.length > 0) return place('latest', newsletterContent(picked, url), picked.length)
    setError(campaignWords.noRecipeChosen)
  }
  const toggle = (slug: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, slug] : chosen.filter((one) => one !== slug))
  return (
    <section aria-labelledby="recipes" className="mailing-part">
      <h2 id="recipes">Recipes</h2>
      <fieldset className="campaign-recipes">
        <legend>Latest recipes</legend>
        {recipes.map(({ slug, name }) => (
          <label key={slug}>
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              onChange={(event) => toggle(slug, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="error" role="alert">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button plain" onClick={generate}>
          Generate recipe content
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => place('seasonal', seasonalContent(recipes, url), Math.min(recipes.length, seasonalMax))}
        >
          Generate seasonal content
        </button>
      </div>
    </section>
  )
}
