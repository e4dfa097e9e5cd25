import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { useSite } from '#client/core/site.ts'
import { Jar } from '#client/ui/jar.tsx'
import { Label } from '#client/ui/label.tsx'
import { Lines } from '#client/ui/lines.tsx'
import { paths, remediesAddress } from '#domain/paths.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import { isRecipeId, preparationMinutes } from '#domain/recipes/recipes.rules.ts'
import type { Recipe, RecipeIngredient, RecipeWarning } from '#domain/recipes/recipes.types.ts'
import { educational, unreviewed } from '#domain/safety/disclaimers.ts'

import { RecipeFacts } from './recipe-facts.tsx'
import { getRecipe } from './recipes.api.ts'

export async function loader({ params, context }: LoaderFunctionArgs): Promise<{ recipe: Recipe } | Response> {
  const address = params['address'] ?? ''
  const { recipe } = await getRecipe(context, address)
  if (recipe.slug === address) return { recipe }
  return redirect(paths.recipe(recipe.slug), isRecipeId(address) ? 302 : 301)
}

export function Component() {
  const { recipe } = useLoaderData<{ recipe: Recipe }>()
  const { url } = useSite()
  return (
    <article>
      <title>{`${recipe.name} · Herbal Remedies`}</title>
      <meta name="description" content={recipe.description} />
      <link rel="canonical" href={`${url}${paths.recipe(recipe.slug)}`} />
      <RecipeHead recipe={recipe} />
      <div className="grid items-start gap-x-15 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22.25rem]">
        <div className="grid gap-y-14">
          <Ingredients ingredients={recipe.ingredients} servings={recipe.servings} />
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
          <ImportantNotes warnings={recipe.warnings} />
        </div>
        <aside className="grid gap-y-10" aria-label="About this recipe">
          <QuickInfo recipe={recipe} />
          <Lines title="Health Benefits" lines={recipe.benefits} />
          <Lines title="Pro Tips" lines={recipe.tips} />
        </aside>
      </div>
    </article>
  )
}

function RecipeHead({ recipe }: { recipe: Recipe }) {
  return (
    <div className="recipe-head">
      <Jar emoji={recipe.emoji} ailment={recipe.ailment} />
      <div>
        <Link
          to={remediesAddress({ ...noFilters, ailment: recipe.ailment })}
          className="ailment inline-flex min-h-11 items-center no-underline hover:underline"
        >
          {recipe.ailment}
        </Link>
        <h1>{recipe.name}</h1>
        <p className="mt-4 mb-4.5 max-w-[58ch] text-[1.14rem] text-quiet">{recipe.description}</p>
        <RecipeFacts {...recipe} />
        <a href="#important-notes" className="inline-flex min-h-11 items-center text-cobalt underline">
          Read who should leave it out
        </a>
      </div>
    </div>
  )
}

function Ingredients({ ingredients, servings }: { ingredients: RecipeIngredient[]; servings: number }) {
  return (
    <section>
      <h2 className="mb-1 text-cobalt">Ingredients</h2>
      <p className="mb-3 text-quiet">
        For {cups(servings)}. Grams are dried herb unless the line says fresh; fresh herb counts as what it dries to.
      </p>
      <ul className="ledger">
        {ingredients.map(({ name, amount, gramsPerCup, notes }) => (
          <li key={name}>
            <b>{name}</b>
            <i />
            <span className="font-semibold tabular-nums">{amount}</span>
            <small>{notes}</small>
            {gramsPerCup !== null && <small className="text-end tabular-nums">{gramsPerCup} g dried a cup</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function QuickInfo({ recipe }: { recipe: Recipe }) {
  const rows: [string, string][] = [
    ['Prep time', minutes(preparationMinutes)],
    ['Brew time', minutes(recipe.brewMinutes)],
    ['Servings', String(recipe.servings)],
    ['Difficulty', recipe.difficulty],
    ['At most', `${cups(recipe.cupsPerDay)} a day`],
    ...(recipe.courseDays === null
      ? []
      : [['For up to', recipe.courseDays === 1 ? '1 day' : `${recipe.courseDays} days`] as [string, string]]),
  ]
  return <Label title="Quick Info" rows={rows} />
}

/** The disclaimers stand here even when nobody has written a warning. */
function ImportantNotes({ warnings }: { warnings: RecipeWarning[] }) {
  const derived = warnings.filter((warning) => warning.origin === 'derived')
  const written = warnings.filter((warning) => warning.origin === 'written')
  return (
    <section className="note" id="important-notes" aria-labelledby="important-notes-title">
      <h2 id="important-notes-title" className="mb-2.5 text-[1.5rem]">
        Important Notes
      </h2>
      <Warnings warnings={derived} />
      {written.length > 0 && <h3 className="mt-5 mb-1 text-[1.15rem]">About this blend</h3>}
      <Warnings warnings={written} />
      <small>{`${educational} ${unreviewed}`}</small>
    </section>
  )
}

function Warnings({ warnings }: { warnings: RecipeWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul>
      {warnings.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
const cups = (count: number) => (count === 1 ? '1 cup' : `${count} cups`)
