import { type ComponentType, lazy, Suspense } from 'react'

import { createIsland } from '#client/core/island.tsx'
import { useSession } from '#client/core/session.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

type DeletionProps = Pick<Recipe, 'id' | 'name'>

/** Loaded only for administrators. */
const DeleteRecipe = lazy<ComponentType<{ recipe: DeletionProps }>>(() =>
  import('./delete-recipe.tsx').catch(() => ({ default: () => null })),
)

export const Deletion = createIsland({
  name: 'deletion',
  wakes: ['member', 'together'],
  Content: (recipe: DeletionProps) =>
    useSession()?.role === 'admin' && (
      <Suspense>
        <DeleteRecipe recipe={recipe} />
      </Suspense>
    ),
})
