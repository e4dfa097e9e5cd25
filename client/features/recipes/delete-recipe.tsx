import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { deletionForBrowser } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

type DeleteProps = { recipe: Pick<Recipe, 'id' | 'name'> }

/** The administrator's way to take a recipe out of the catalogue, after a question that says what follows. */
export default function DeleteRecipe({ recipe: { id, name } }: DeleteProps) {
  const { submit, state } = useFetcher()
  const [isAsked, setIsAsked] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const isDeleting = state !== 'idle'
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isAsked} onOpenChange={(isOpen) => setIsAsked(isOpen && !isDeleting)}>
        <AlertDialog.Trigger className="button danger delete-recipe" aria-disabled={isDeleting}>
          <Trash aria-hidden />
          {isDeleting ? 'Deleting...' : 'Delete'}
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={cancel}>
            <AlertDialog.Title className="dialog-title">Delete “{name}”?</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="consequences">
              <p>This cannot be undone:</p>
              <ul>
                <li>The recipe leaves the catalogue at once, with its ratings.</li>
                <li>Its address is never given away: from now on it answers that the recipe was withdrawn (410).</li>
                <li>Whoever likes or bookmarks it is told under the bell, and it leaves their collection.</li>
              </ul>
            </AlertDialog.Description>
            <div className="flex flex-wrap gap-3">
              <AlertDialog.Close
                className="button danger"
                onClick={() => void submit({ id, name }, { method: 'post', action: deletionForBrowser })}
              >
                Delete for good
              </AlertDialog.Close>
              <AlertDialog.Close ref={cancel} className="button plain">
                Cancel
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </CSPProvider>
  )
}
