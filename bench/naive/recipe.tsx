import { DailyAmounts } from '#client/features/recipes/daily-amounts.tsx'
import { ImportantNotes } from '#client/features/recipes/important-notes.tsx'
import { Ingredients } from '#client/features/recipes/ingredients.tsx'
import { RecipeFacts } from '#client/features/recipes/recipe-facts.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { TitledList } from '#client/ui/titled-list.tsx'
import type { Recipe, RecipeParts } from '#domain/recipes/recipes.types.ts'

import { fetchJson, renderPage, useLoaded, Loading } from './frame.tsx'

const slug = new URLSearchParams(location.search).get('slug') ?? ''

/** Makes two calls in turn: the second call needs the first response. */
async function loadRecipe(): Promise<Recipe> {
  const { recipe } = await fetchJson<{ recipe: Omit<Recipe, keyof RecipeParts> }>(
    `/recipes/${encodeURIComponent(slug)}`,
  )
  const recipeParts = await fetchJson<RecipeParts>(`/recipes/${recipe.id}/parts`)
  return { ...recipe, ...recipeParts }
}

/** Renders the loaded recipe with the site's own components, without the features for members. */
function RecipePage() {
  const recipe = useLoaded(loadRecipe)
  if (!recipe) return <Loading />
  return (
    <article className="recipe">
      <div className="recipe-head">
        <Jar emoji={recipe.emoji} ailment={recipe.ailment} />
        <div>
          <p className="ailment">{recipe.ailment}</p>
          <h1>{recipe.name}</h1>
          <p className="mt-4 mb-4.5 max-w-[58ch] text-[1.14rem] text-quiet">{recipe.description}</p>
          <RecipeFacts {...recipe} />
        </div>
      </div>
      <div className="recipe-body">
        <div className="grid gap-y-14">
          <Ingredients
            recipe={recipe}
            servings={recipe.servings}
            units={[]}
            setServings={() => undefined}
            changeUnit={() => undefined}
          />
          <DailyAmounts recipe={recipe} />
          <section>
            <h2 className="mb-4 text-cobalt">Instructions</h2>
            <ol className="steps">
              {recipe.instructions.map((step) => (
                <li key={step}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <ImportantNotes recipe={recipe} />
        <aside className="grid gap-y-10" aria-label="About this recipe">
          <TitledList title="Health Benefits" lines={recipe.benefits} />
          <TitledList title="Pro Tips" lines={recipe.tips} />
        </aside>
      </div>
    </article>
  )
}

renderPage(<RecipePage />)
