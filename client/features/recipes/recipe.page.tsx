import Printer from 'lucide-react/icons/printer'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link, type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSession } from '#client/core/session.ts'
import { FavouriteButtons } from '#client/features/favourites/favourite-buttons.tsx'
import { useLoadFavourites, useFavourites } from '#client/features/favourites/use-favourites.ts'
import { MailingCard } from '#client/features/mailing/mailing-card.tsx'
import { RatingSection } from '#client/features/ratings/rating-section.tsx'
import { useRating } from '#client/features/ratings/use-rating.ts'
import { ForYouLink } from '#client/features/safety/for-you-link.tsx'
import { ForYouSection } from '#client/features/safety/for-you-section.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { Label } from '#client/ui/label.tsx'
import { TitledList } from '#client/ui/titled-list.tsx'
import { botLabel } from '#domain/bot/bot-label.ts'
import { paths, remediesAddress } from '#domain/paths.ts'
import { formatCups, formatMinutes } from '#domain/recipes/recipe-counts.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import { isRecipeId, needsSmallPrint, preparationMinutes } from '#domain/recipes/recipes.rules.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { plural } from '#domain/words.ts'

import { BrewButton } from './brew-button.tsx'
import { DailyAmounts } from './daily-amounts.tsx'
import { ImportantNotes } from './important-notes.tsx'
import { Ingredients, useServings } from './ingredients.tsx'
import { MonographLine } from './monograph-line.tsx'
import { prefetchedRecipe } from './prefetch-recipe.ts'
import { RecipeFacts } from './recipe-facts.tsx'
import { getRecipe } from './recipes.api.ts'
import { useScaling } from './scaling.ts'
import { ShareButton } from './share-button.tsx'
import { useWholeRecipe } from './use-whole-recipe.ts'

export async function loader({ params, context }: LoaderFunctionArgs): Promise<{ recipe: Recipe } | Response> {
  const address = params['address'] ?? ''
  const { recipe } = await (prefetchedRecipe(address) ?? getRecipe(context, address))
  if (recipe.slug === address) return { recipe }
  return redirect(paths.recipe(recipe.slug), isRecipeId(address) ? 302 : 301)
}

/**
 * Reloads the data only for another recipe: the number of cups only changes the query, and the mailing card sends a
 * form.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export { subscribe as action } from '#client/features/mailing/subscribe.ts'

export function Component() {
  const loaded = useLoaderData<{ recipe: Recipe }>()
  const recipe = useWholeRecipe(loaded.recipe)
  const rating = useRating(recipe)
  useLoadFavourites([recipe.id])
  return (
    <article className={needsSmallPrint(recipe) ? 'recipe dense' : 'recipe'}>
      <PageHead
        title={pageTitle(recipe)}
        description={recipe.description}
        path={paths.recipe(recipe.slug)}
        image={paths.recipeImage(recipe.slug)}
        imageText={`A porcelain jar labelled ${recipe.name}`}
        kind="article"
      />
      <RecipeHead recipe={{ ...recipe, rating: rating.rating, reviews: rating.reviews }} />
      <div className="recipe-body">
        <ForYouSection recipe={recipe} />
        <QuickInfo recipe={recipe} />
        <div className="recipe-main">
          <div className="grid gap-y-14">
            <Ingredients recipe={recipe} />
            <DailyAmounts recipe={recipe} />
            <Instructions recipe={recipe} />
          </div>
          <ImportantNotes recipe={recipe} />
          <RatingSection key={recipe.id} {...rating} />
        </div>
        <aside className="grid gap-y-10" aria-label="About this recipe">
          <TitledList title="Health Benefits" lines={recipe.benefits} />
          <TitledList title="Pro Tips" lines={recipe.tips} />
          <MailingCard />
        </aside>
      </div>
    </article>
  )
}

const pageTitle = ({ name, variety, subtitle }: Recipe) =>
  `${name}${variety > 0 ? `, Variety ${variety}` : ''}${subtitle && `: ${subtitle}`}`

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
        <Deletion recipe={recipe} />
        <h1>
          {recipe.name}
          {recipe.variety > 0 && <span className="variety">{` Variety ${recipe.variety}`}</span>}
        </h1>
        <p className="mt-2 text-[1.14rem]">{recipe.subtitle}</p>
        <p className="mt-4 mb-4.5 max-w-[58ch] text-[1.14rem] text-quiet">{recipe.description}</p>
        {recipe.origin === 'bot' && <p className="mb-4.5 text-[.94rem] text-quiet">{botLabel}.</p>}
        <RecipeFacts {...recipe} />
        <div className="actions">
          <BrewButton slug={recipe.slug} name={recipe.name} minutes={recipe.brewMinutes} />
          <FavouriteButtons recipe={recipe} favourites={useFavourites()} className="button plain" showsLabels />
          <ShareButton recipe={recipe} />
          <button type="button" className="button plain needs-script" onClick={() => print()}>
            <Printer aria-hidden />
            Print
          </button>
          <Link to={paths.labelOf(recipe.slug)} className="button plain needs-script">
            Label
          </Link>
        </div>
        <ForYouLink recipe={recipe} />
        <a href="#important-notes" className="read-notes">
          Read the important notes
        </a>
      </div>
    </div>
  )
}

/** Loaded only for administrators. */
const DeleteRecipe = lazy<ComponentType<{ recipe: Recipe }>>(() =>
  import('./delete-recipe.tsx').catch(() => ({ default: () => null })),
)

function Deletion({ recipe }: { recipe: Recipe }) {
  if (useSession()?.role !== 'admin') return null
  return (
    <Suspense>
      <DeleteRecipe recipe={recipe} />
    </Suspense>
  )
}

/** Steps of the recipe. Hidden steps are replaced by blank text of the same length. */
function Instructions({ recipe }: { recipe: Recipe }) {
  const servings = useServings(recipe)
  const steps = recipe.room?.map((characters) => '\u00a0 '.repeat(characters)) ?? recipe.instructions
  const { formatStepsNote } = useScaling(servings / recipe.servings)
  return (
    <section>
      <h2 className="mb-4 text-cobalt">Instructions</h2>
      {servings !== recipe.servings && (
        <p className="mb-4 max-w-[68ch] text-quiet" role="status">
          {formatStepsNote(recipe.servings, servings)}
        </p>
      )}
      <div className={recipe.isClosed && 'closed'}>
        <ol className="steps" aria-hidden={recipe.isClosed}>
          {steps.map((step, position) => (
            <li key={step} id={`step-${position + 1}`}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        {recipe.isClosed && (
          <Link to={paths.pricing} className="note">
            Amounts and steps are for premium members.
          </Link>
        )}
      </div>
    </section>
  )
}

function QuickInfo({ recipe }: { recipe: Recipe }) {
  const rows: [string, string][] = [
    ['Prep time', formatMinutes(preparationMinutes)],
    ['Brew time', formatMinutes(recipe.brewMinutes)],
    ['Servings', String(recipe.servings)],
    ['Difficulty', recipe.difficulty],
    ['At most', `${formatCups(recipe.cupsPerDay)} a day`],
    ...(recipe.courseDays === null ? [] : [['For up to', plural(recipe.courseDays, 'day')] as [string, string]]),
  ]
  return (
    <Label title="Quick Info" rows={rows}>
      {recipe.monograph && <MonographLine monograph={recipe.monograph} />}
    </Label>
  )
}
