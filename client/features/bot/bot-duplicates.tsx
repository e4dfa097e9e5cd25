import { Link, useFetcher } from 'react-router'

import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts'
import type { CleanupPlan, DuplicateGroup, DuplicateRecipe } from '#domain/bot/bot-status.types.ts'
import { formatRecipeCount } from '#domain/bot/bot.messages.ts'
import { paths } from '#domain/paths.ts'
import { originLabels } from '#domain/recipes/publication.messages.ts'

import type { BotOutcome } from './admin-bot.action.ts'

/** Finds true duplicates, lists the recipes that a cleanup would delete, and deletes them after confirmation. */
export function BotDuplicates() {
  const search = useFetcher<BotOutcome>()
  const cleanup = useFetcher<BotOutcome>()
  const isClean = cleanup.data?.isDone === true && cleanup.state === 'idle'
  const duplicates = isClean ? undefined : search.data?.duplicates
  const status = useFocusAfterRemoval<HTMLParagraphElement>(duplicates?.groups.length ?? 0)
  const deleteAll = (ids: string[]) =>
    void cleanup.submit({ intent: 'cleanup', ids: ids.join(' ') }, { method: 'post', action: paths.adminBot })
  return (
    <section aria-labelledby="bot-duplicates">
      <h2 id="bot-duplicates" className="mb-3.5">
        Duplicates
      </h2>
      <p className="bot-hint">
        Recipes are duplicates if they have the same name and ailment, and share more than 80% of their ingredients. If
        they share fewer ingredients, they are varieties.
      </p>
      <search.Form method="post" onSubmit={() => cleanup.data && cleanup.reset()}>
        <SubmitButton intent="check" fetcher={search} className="button plain">
          Check for duplicates
        </SubmitButton>
      </search.Form>
      <p ref={status} tabIndex={-1} className="bot-hint mt-3" role="status">
        {isClean ? 'Duplicates deleted.' : duplicates && duplicateCountText(duplicates.groups)}
      </p>
      {duplicates && duplicates.groups.length > 0 && (
        <DuplicateGroups {...duplicates} isDeleting={cleanup.state !== 'idle'} onDelete={deleteAll} />
      )}
    </section>
  )
}

function duplicateCountText(groups: readonly DuplicateGroup[]): string {
  const count = groups.reduce((sum, group) => sum + group.recipes.length - 1, 0)
  return count === 0 ? 'No duplicates.' : count === 1 ? 'One duplicate.' : `${count} duplicates.`
}

type DuplicateGroupsProps = {
  groups: readonly DuplicateGroup[]
  plan: CleanupPlan
  isDeleting: boolean
  onDelete: (ids: string[]) => void
}

function DuplicateGroups({ groups, plan: { deletions, left }, isDeleting, onDelete }: DuplicateGroupsProps) {
  const deletedIds = new Set(deletions.map(({ recipe }) => recipe.id))
  return (
    <>
      <ul className="max-w-[46rem]">
        {groups.map(({ recipes: groupRecipes }) => (
          <li key={groupRecipes[0]?.id} className="review-card">
            <ul className="grid gap-2">
              {groupRecipes.map((recipe) => (
                <Duplicate
                  key={recipe.id}
                  recipe={recipe}
                  outcome={describeOutcome(recipe, groupRecipes, deletedIds)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {deletions.length > 0 && (
        <p className="bot-hint">We can delete {formatRecipeCount(deletions.length)} written by the bot.</p>
      )}
      {deletions.length > 0 && (
        <ConfirmButton
          itemName={`${formatRecipeCount(deletions.length)} written by the bot`}
          title={`Delete ${formatRecipeCount(deletions.length)}?`}
          consequences={
            <>
              We keep one recipe in each group. We notify members who saved a deleted recipe, and the recipe’s page says
              that it was withdrawn. This permanently deletes:{' '}
              {deletions.map(({ recipe }) => `“${recipe.name}” (${recipe.slug})`).join(', ')}.
            </>
          }
          isDeleting={isDeleting}
          onDelete={() => onDelete(deletions.map(({ recipe }) => recipe.id))}
        />
      )}
      {left.length > 0 && (
        <p className="bot-hint mt-4">
          We only delete recipes written by the bot. You can delete{' '}
          {left.length === 1
            ? 'the other duplicate on its own page.'
            : `the other ${left.length} duplicates on their own pages.`}
        </p>
      )}
    </>
  )
}

const describeOutcome = (
  { id }: DuplicateRecipe,
  [retainedRecipe]: readonly DuplicateRecipe[],
  deletedIds: ReadonlySet<string>,
) => (id === retainedRecipe?.id ? 'will stay' : deletedIds.has(id) ? 'would be deleted' : 'for you to decide')

const Duplicate = ({ recipe, outcome }: { recipe: DuplicateRecipe; outcome: string }) => (
  <li className="byline">
    <Link to={paths.recipe(recipe.slug)}>{recipe.name}</Link>
    <span>{recipe.ailment}</span>
    <span>{originLabels[recipe.origin]}</span>
    <span>{recipe.ingredients.join(', ')}</span>
    <b className="tag" data-outcome={outcome}>
      {outcome}
    </b>
  </li>
)
