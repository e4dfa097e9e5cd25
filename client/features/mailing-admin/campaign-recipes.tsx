import { useState } from 'react'

import { useSite } from '#client/core/site.ts'
import { showToast } from '#client/core/toasts.ts'
import { insertRecipes } from '#domain/mailing/campaign-content.ts'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import {
  type CampaignRecipe,
  createNewsletterContent,
  createSeasonalContent,
  maxSeasonalRecipes,
  type RecipeContent,
} from '#domain/mailing/recipe-content.ts'
import { createRecipeNewsletter } from '#domain/mailing/templates/recipe-newsletter.ts'
import { createSeasonalRemedies } from '#domain/mailing/templates/seasonal-remedies.ts'

import { applyTemplate } from './campaign-templates.tsx'
import type { CampaignForm, ChangeForm } from './use-campaign-form.ts'

type RecipesProps = { form: CampaignForm; change: ChangeForm; recipes: CampaignRecipe[] | null }

const kinds = {
  latest: { variable: 'latest_recipes', template: createRecipeNewsletter },
  seasonal: { variable: 'seasonal_recipes', template: createSeasonalRemedies },
} as const

/** Latest recipes that the campaign can include. */
export function CampaignRecipes({ form, change, recipes }: RecipesProps) {
  const { url } = useSite()
  const [chosenSlugs, setChosenSlugs] = useState<readonly string[]>([])
  const [insertedContent, setInsertedContent] = useState<{ latest?: RecipeContent; seasonal?: RecipeContent }>({})
  const [error, setError] = useState<string>()
  if (!recipes) return null
  const insertContent = (kind: 'latest' | 'seasonal', content: RecipeContent, count: number) => {
    const { variable, template } = kinds[kind]
    const isBlank = (form.content + form.htmlContent).trim() === ''
    const baseForm = isBlank ? { ...form, ...applyTemplate(template(url), form) } : form
    const updated = insertRecipes(baseForm, { variable, recipes: content, count }, insertedContent[kind])
    setError(
      updated ? undefined : `We couldn’t add the recipes to the HTML. Add {{${variable}}} where they should appear.`,
    )
    if (!updated) return
    change(updated)
    setInsertedContent({ ...insertedContent, [kind]: content })
    showToast('success', kind === 'latest' ? 'Recipe content added' : 'Seasonal content added')
  }
  const generate = () => {
    const chosenRecipes = recipes.filter(({ slug }) => chosenSlugs.includes(slug))
    if (chosenRecipes.length > 0)
      return insertContent('latest', createNewsletterContent(chosenRecipes, url), chosenRecipes.length)
    setError(campaignMessages.noRecipeChosen)
  }
  const toggle = (slug: string, isOn: boolean) =>
    setChosenSlugs(isOn ? [...chosenSlugs, slug] : chosenSlugs.filter((other) => other !== slug))
  return (
    <section aria-labelledby="recipes" className="grid grid-cols-1 gap-3.25">
      <h2 id="recipes">Recipes</h2>
      <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-5">
        <legend className="mb-1 text-quiet">Latest recipes</legend>
        {recipes.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 leading-[1.3]">
            <input
              type="checkbox"
              checked={chosenSlugs.includes(slug)}
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
          onClick={() =>
            insertContent('seasonal', createSeasonalContent(recipes, url), Math.min(recipes.length, maxSeasonalRecipes))
          }
        >
          Generate seasonal content
        </button>
      </div>
    </section>
  )
}
