import Trash from 'lucide-react/icons/trash-2'

import { useFetcher } from '#client/core/fetcher.tsx'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { recipeDeletionPath } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

type DeleteProps = { recipe: Pick<Recipe, 'id' | 'name'> }

export default function DeleteRecipe({ recipe: { id, name } }: DeleteProps) {
  const { submit, state } = useFetcher()
  return (
    <div className="delete-recipe">
      <ConfirmButton
        itemName={name}
        icon={<Trash aria-hidden />}
        title={`Delete “${name}”?`}
        consequences={
          <>
            <p>You can’t undo this:</p>
            <ul>
              <li>We’ll delete the recipe and its ratings immediately.</li>
              <li>We’ll never reuse its web address. The page there will say that the recipe was withdrawn.</li>
              <li>We’ll tell members who saved it and remove it from their collections.</li>
            </ul>
          </>
        }
        isDeleting={state !== 'idle'}
        onDelete={() => void submit({ id, name }, { action: recipeDeletionPath })}
      />
    </div>
  )
}
