// Must be the first import: it configures Zod before any schema is created.
import '#client/core/configure-zod.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import { useMemo } from 'react'
import { Link, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { createRevalidation } from '#client/core/revalidation.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { useStoredProfile } from '#client/features/safety/profile-store.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import type { OwnRecipe, OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'

import { BrewLog } from './brew-log.tsx'
import { loadAsMember } from './load-as-member.ts'
import { type LoadedOwnCheck, loadOwnCheck } from './load-check.ts'
import { getOwnRecipe, listBrews } from './own-recipes.api.ts'
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
  const [loaded, { check, facts }, olderBrews, { findSharingProblem }] = await Promise.all([
    loadAsMember(getOwnRecipe(context, id), () => requireMember(args)),
    loadOwnCheck(context),
    after === null ? undefined : loadAsMember(listBrews(context, id, after), () => requireMember(args)),
    import('#domain/own-recipes/sharing.ts'),
  ])
  const { content } = loaded.recipe
  const sharingProblem = check ? findSharingProblem(content, check.check(content, null).verdict, facts) : undefined
  return markLoaded({
    ...loaded,
    check,
    sharingProblem,
    ...(olderBrews && { brews: olderBrews }),
    isFirstPage: !olderBrews,
  })
})

export { ownRecipeAction as action } from './own-recipe.action.ts'

export function Component() {
  const { recipe, versions, brews, isFirstPage, shareToken, sharingProblem, ...loaded } = useLoaderData<LoaderData>()
  const { check, sources } = useSources(loaded.check)
  const stored = useStoredProfile() ?? null
  const { content } = recipe
  const report = useMemo(() => check?.check(content, stored) ?? null, [check, content, stored])
  const changes = useMemo(() => check?.suggestChanges(content, stored) ?? [], [check, content, stored])
  return (
    <div className="min-h-dvh wrap-anywhere">
      <PageHead title={content.name} description="One of your own recipes." />
      <Link to={paths.ownRecipes} className="button plain mt-8 mb-6 print:hidden">
        <ArrowLeft aria-hidden />
        Back to your recipes
      </Link>
      <RecipeHead content={content} />
      <div className="grid gap-x-16 gap-y-9 min-[68rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] min-[68rem]:items-start">
        <div className="grid min-w-0 gap-8 max-[68rem]:order-last">
          <RecipeText content={content} />
          <RecipeActions recipe={recipe} />
          <BrewLog recipe={recipe} page={brews} isFirstPage={isFirstPage} />
          <SharingSection name={content.name} token={shareToken} problem={sharingProblem} />
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

function RecipeActions({ recipe: { id, content } }: { recipe: OwnRecipe }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <Link to={paths.editOwnRecipe(id)} className="button">
        <Pencil aria-hidden />
        Edit
      </Link>
      <button type="button" className="button plain" onClick={() => print()}>
        <Printer aria-hidden />
        Print
      </button>
      <ConfirmButton
        itemName={content.name}
        title={`Delete “${content.name}”?`}
        consequences="You can’t undo this. Its earlier versions and your brews are deleted too."
        isDeleting={fetcher.state !== 'idle'}
        onDelete={() => void fetcher.submit({ intent: 'delete', name: content.name }, { method: 'post' })}
      />
    </p>
  )
}
