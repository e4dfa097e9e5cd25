import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import { Choice } from '#client/ui/choice.tsx'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

type DeleteCategoryProps = { category: AdminCategory; others: readonly AdminCategory[] }

/** Deletes a category after a question, which also asks where its posts go. */
export function DeleteCategory({ category: { id, name, hasPosts }, others }: DeleteCategoryProps) {
  const { submit, state } = useFetcher<Outcome>()
  const [isAsked, setIsAsked] = useState(false)
  const [to, setTo] = useState('')
  const cancel = useRef<HTMLButtonElement>(null)
  const isDeleting = state !== 'idle'
  const goal = others.some((other) => other.id === to) ? to : (others[0]?.id ?? '')
  const remove = () =>
    void submit({ intent: 'delete', id, to: hasPosts ? goal : '' }, { method: 'post', action: paths.adminCategories })
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isAsked} onOpenChange={(isOpen) => setIsAsked(isOpen && !isDeleting)}>
        <AlertDialog.Trigger className="button danger" aria-disabled={isDeleting}>
          {isDeleting ? 'Deleting...' : 'Delete'}
          <span className="sr-only"> {name}</span>
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={cancel}>
            <AlertDialog.Title className="dialog-title">Delete “{name}”?</AlertDialog.Title>
            <AlertDialog.Description className="consequences">
              The category goes for good, and links to it lead to all posts.{' '}
              {hasPosts && 'Its posts stay: please choose where they go.'}
            </AlertDialog.Description>
            {hasPosts && others.length > 0 && (
              <Choice
                label="Its posts go to"
                name="to"
                value={goal}
                onChange={(event) => setTo(event.currentTarget.value)}
                options={others.map((other) => [other.id, other.name] as const)}
              />
            )}
            <div className="mt-5 flex flex-wrap gap-3">
              <AlertDialog.Close className="button danger" onClick={remove}>
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
