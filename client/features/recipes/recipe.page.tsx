import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSite } from '#client/core/site.ts'
import { MailingCard } from '#client/features/mailing/mailing-card.island.tsx'
import type { SubscribeOutcome } from '#client/features/mailing/subscribe.action.ts'
import { RatingSection } from '#client/features/ratings/rating.island.tsx'
import { ForYouLink, ForYouSection } from '#client/features/safety/for-you.island.tsx'
import { Garland } from '#client/ui/herb-picture.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { Label } from '#client/ui/label.tsx'
import { TitledList } from '#client/ui/titled-list.tsx'
import { botLabel } from '#domain/bot/bot.messages.ts'
import { linkPaths } from '#domain/link-paths.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { formatCups, formatMinutes } from '#domain/recipes/recipe-counts.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import { listWeighedIngredients } from '#domain/recipes/recipe-units.ts'
import { findMainHerb, isRecipeId, needsSmallPrint, preparationMinutes } from '#domain/recipes/recipes.rules.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { parseServings } from '#domain/recipes/requested-servings.ts'
import { parseUnits } from '#domain/recipes/requested-units.ts'
import { getStockServings, parseStock } from '#domain/recipes/stock-cups.ts'
import { formatPlural } from '#domain/words.ts'

import { Deletion } from './deletion.island.tsx'
import { ImportantNotes } from './important-notes.tsx'
import { MonographLine } from './monograph-line.tsx'
import { RatedFacts } from './rated-facts.island.tsx'
import { RecipeActions } from './recipe-actions.island.tsx'
import { RecipeAmounts } from './recipe-amounts.island.tsx'
import { getRecipe } from './recipes.api.ts'

export async function loader({ params, context }: LoaderFunctionArgs): Promise<{ recipe: Recipe } | Response> {
  const address = params['address'] ?? ''
  const { recipe } = await getRecipe(context, address)
  if (recipe.slug === address) return { recipe }
  return redirect(paths.recipe(recipe.slug), isRecipeId(address) ? 302 : 301)
}

export { postAction as action } from '#client/features/mailing/subscribe.action.ts'

export function Component() {
  const { recipe } = useLoaderData<{ recipe: Recipe }>()
  const [query] = useSearchParams()
  const units = query.has('units') ? parseUnits(query.get('units')) : null
  const weighed = listWeighedIngredients(recipe)
  const stock = parseStock(query)
  const stockedIngredient = stock && weighed[stock.position - 1]
  const servings =
    (stockedIngredient && getStockServings(stock.grams, stockedIngredient)) ??
    parseServings(recipe.isClosed ? null : query.get('servings'), recipe.servings)
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
      <RecipeHead recipe={recipe} />
      <Garland ingredients={recipe.ingredients} />
      <div className="recipe-body">
        <ForYouSection recipe={recipe} />
        <QuickInfo recipe={recipe} />
        <div className="recipe-main">
          <RecipeAmounts
            recipe={recipe}
            servings={servings}
            units={units}
            weighed={weighed}
            stock={stockedIngredient ? stock : null}
          />
          <ImportantNotes recipe={recipe} />
          <p className="print:hidden">
            Did you feel unwell after drinking this?{' '}
            <a href={linkPaths.sideEffectOf(recipe.slug)} rel="nofollow" className="stand-alone">
              Report a side effect
            </a>
          </p>
          <RatingSection id={recipe.id} rating={recipe.rating} reviews={recipe.reviews} />
        </div>
        <aside className="grid gap-y-10" aria-label="About this recipe">
          <TitledList title="Health Benefits" lines={recipe.benefits} />
          <TitledList title="Pro Tips" lines={recipe.tips} />
          <MailingCard path={paths.recipe(recipe.slug)} postedOutcome={useActionData<SubscribeOutcome>()} />
        </aside>
      </div>
    </article>
  )
}

const pageTitle = ({ name, variety, subtitle }: Recipe) =>
  `${name}${variety > 0 ? `, Variety ${variety}` : ''}${subtitle && `: ${subtitle}`}`

function RecipeHead({ recipe }: { recipe: Recipe }) {
  const { id, slug, name, variety, description, brewMinutes, difficulty, rating, reviews } = recipe
  const { url: siteUrl } = useSite()
  return (
    <div className="recipe-head">
      <Jar herb={findMainHerb(recipe)} emoji={recipe.emoji} ailment={recipe.ailment} />
      <div>
        <a
          href={remediesUrl({ ...noFilters, ailment: recipe.ailment })}
          className="ailment inline-flex min-h-11 items-center no-underline hover:underline"
        >
          {recipe.ailment}
        </a>
        <Deletion id={id} name={name} />
        <h1>
          {name}
          {variety > 0 && <span className="variety">{` Variety ${variety}`}</span>}
        </h1>
        <p className="mt-2 text-[1.14rem]">{recipe.subtitle}</p>
        <p className="mt-4 mb-4.5 max-w-[58ch] text-[1.14rem] text-quiet">{description}</p>
        {recipe.origin === 'member' && (
          <p className="mb-4.5 text-[.94rem] text-quiet">{`Recipe by ${recipe.authorName ?? 'a member'}.`}</p>
        )}
        {recipe.origin === 'bot' && <p className="mb-4.5 text-[.94rem] text-quiet">{botLabel}.</p>}
        <RatedFacts {...{ id, brewMinutes, difficulty, rating, reviews }} />
        <RecipeActions {...{ id, slug, name, variety, description, brewMinutes, siteUrl }} />
        <ForYouLink recipe={recipe} />
        <a href="#important-notes" className="read-notes">
          Read the important notes
        </a>
      </div>
    </div>
  )
}

function QuickInfo({ recipe }: { recipe: Recipe }) {
  const rows: [string, string][] = [
    ['Prep time', formatMinutes(preparationMinutes)],
    ['Brew time', formatMinutes(recipe.brewMinutes)],
    ['Servings', String(recipe.servings)],
    ['Difficulty', recipe.difficulty],
    ['At most', `${formatCups(recipe.cupsPerDay)} a day`],
    ...(recipe.courseDays === null ? [] : [['For up to', formatPlural(recipe.courseDays, 'day')] as [string, string]]),
  ]
  return (
    <Label title="Quick Info" rows={rows}>
      {recipe.monograph && <MonographLine monograph={recipe.monograph} />}
    </Label>
  )
}
