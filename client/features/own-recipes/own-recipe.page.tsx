// Must be the first import: it configures Zod before any schema is created.
import '#client/core/configure-zod.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { createRevalidation } from '#client/core/revalidation.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { useOwnTexts } from '#client/features/community/use-own-texts.ts'
import { BrewButton } from '#client/features/recipes/brew-button.tsx'
import { useStoredProfile } from '#client/features/safety/profile-store.ts'
import { OfflineNote } from '#client/ui/offline-note.tsx'
import { ServingsLinks } from '#client/ui/servings-links.tsx'
import { listMissingIngredients } from '#domain/own-recipes/missing-ingredients.ts'
import type { OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import { scaleOwnRecipe } from '#domain/own-recipes/scaled-content.ts'
import { paths } from '#domain/paths.ts'
import { parseServings } from '#domain/recipes/requested-servings.ts'
import { formatStepsNote } from '#domain/recipes/servings.rules.ts'

import { BrewLog } from './brew-log.tsx'
import { CabinetPart } from './cabinet-part.tsx'
import { loadAsMember } from './load-as-member.ts'
import { type LoadedOwnCheck, loadOwnCheck } from './load-check.ts'
import { OfferSection } from './offer-section.tsx'
import { getOwnRecipe, listBrews } from './own-recipes.api.ts'
import { RecipeActions } from './recipe-actions.tsx'
import { RecipeHead, RecipeText } from './recipe-text.tsx'
import { SharingSection } from './sharing-section.tsx'
import { useSources } from './use-sources.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { Versions } from './versions.tsx'

type LoaderData = OwnRecipeWithVersions &
  Pick<LoadedOwnCheck, 'check'> & { isFirstPage: boolean; sharingProblem: string | undefined }

const { shouldRevalidate, markLoaded } = createRevalidation(['sources'])
export { shouldRevalidate }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<LoaderData> => {
  const { context, params, request } = args
  const id = params['id'] ?? ''
  const after = new URL(request.url).searchParams.get('brews')
  const [loaded, { check, facts }, olderBrews, { findSharingProblem }, { indexNames }] = await Promise.all([
    loadAsMember(getOwnRecipe(context, id), () => requireMember(args)),
    loadOwnCheck(context),
    after === null ? undefined : loadAsMember(listBrews(context, id, after), () => requireMember(args)),
    import('#domain/own-recipes/sharing.ts'),
    import('#domain/safety/names.ts'),
  ])
  const { content } = loaded.recipe
  const sharingProblem = check
    ? findSharingProblem(content, check.check(content, null).verdict, indexNames(facts))
    : undefined
  return markLoaded({
    ...loaded,
    check,
    sharingProblem,
    ...(olderBrews && { brews: olderBrews }),
    isFirstPage: !olderBrews,
  })
})

export { ownRecipeAction as action } from './own-recipe.action.ts'

const noTexts = { posts: [], replies: [] }

export function Component() {
  const { recipe, versions, brews, stock, isFirstPage, shareToken, sharingProblem, offer, ...loaded } =
    useLoaderData<LoaderData>()
  const { check, sources } = useSources(loaded.check)
  const stored = useStoredProfile() ?? null
  const own = useOwnTexts(noTexts)
  const { content } = recipe
  const [query] = useSearchParams()
  const [servings, setServings] = useState(() => parseServings(query.get('servings'), content.servings))
  const report = useMemo(() => check?.check(content, stored) ?? null, [check, content, stored])
  const changes = useMemo(() => check?.suggestChanges(content, stored) ?? [], [check, content, stored])
  const isScaled = servings !== content.servings
  const shown = useMemo(() => scaleOwnRecipe(content, servings), [content, servings])
  return (
    <div className="min-h-dvh wrap-anywhere">
      <PageHead title={content.name} description="One of your own recipes." />
      <Link to={paths.ownRecipes} className="button plain mt-8 mb-6 print:hidden">
        <ArrowLeft aria-hidden />
        Back to your recipes
      </Link>
      <OfflineNote />
      <RecipeHead content={shown} />
      <div className="grid gap-x-16 gap-y-9 min-[68rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] min-[68rem]:items-start">
        <div className="grid min-w-0 gap-8 max-[68rem]:order-last">
          <RecipeText
            content={shown}
            servings={
              <ServingsLinks servings={servings} setServings={setServings} createHref={(cups) => `?servings=${cups}`} />
            }
            stepsNote={isScaled ? formatStepsNote(content.servings, servings) : ''}
          />
          <RecipeActions
            recipe={recipe}
            isDrinkable={report !== null && report.verdict !== 'refused'}
            timer={
              report?.verdict !== 'refused' && (
                <BrewButton
                  slug={`own ${recipe.id}`}
                  name={content.name}
                  minutes={content.brewMinutes}
                  path={paths.ownRecipe(recipe.id)}
                />
              )
            }
          />
          {stock && report && (
            <CabinetPart name={content.name} missing={listMissingIngredients(content, report.lines, stock)} />
          )}
          <BrewLog recipe={recipe} page={brews} isFirstPage={isFirstPage} />
          <SharingSection name={content.name} token={shareToken} problem={sharingProblem} />
          <OfferSection recipe={recipe} offer={offer} displayName={own?.displayName} />
          <Versions recipe={recipe} versions={versions} />
        </div>
        <VerdictPanel
          report={report}
          isPersonal={stored !== null}
          path={paths.ownRecipe(recipe.id)}
          changes={changes}
          sources={sources}
        />
      </div>
    </div>
  )
}
