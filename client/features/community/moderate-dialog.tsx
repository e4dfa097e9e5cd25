import { Dialog } from '@base-ui/react/dialog'
import { useState, type FormEvent, useEffect, useId } from 'react'

import { submitTo, useFetcher } from '#client/core/fetcher.tsx'
import { textFields } from '#client/core/forms.ts'
import type { ForumCategory } from '#domain/community/community.types.ts'
import { communityDataPath } from '#domain/paths.ts'

import type { ActionProps } from './text-actions.types.ts'

type Removal = 'hidden' | 'deleted' | 'suspended'

const removals: Record<Removal, { label: string; doneText: string; question: string; consequence: string }> = {
  hidden: {
    label: 'Hide',
    doneText: 'hidden',
    question: 'Hide this?',
    consequence: 'Nobody can see it until you show it again. The author will be notified.',
  },
  deleted: {
    label: 'Delete',
    doneText: 'deleted',
    question: 'Delete this permanently?',
    consequence: 'This cannot be undone. The author will be notified.',
  },
  suspended: {
    label: 'Suspend',
    doneText: 'suspended',
    question: 'Suspend the author?',
    consequence: 'They can’t sign in or post until you lift the suspension. Their posts stay visible.',
  },
}

/** Hiding, deleting and suspending ask for confirmation. */
export function ModerateDialog({ subject, onClose }: ActionProps) {
  const { kind, post } = subject
  const { id, authorName } = kind === 'post' ? post : subject.reply
  const [removalToConfirm, setRemovalToConfirm] = useState<Removal | null>(null)
  const submitAction = (fields: Record<string, string | boolean>) => {
    onClose()
    void submitTo({ intent: 'moderate', id, ...fields }, { action: communityDataPath, key: `moderate ${id}` })
  }
  const noun = kind === 'post' ? 'Post' : 'Reply'
  const confirmRemoval = (removal: Removal) =>
    removal === 'suspended'
      ? submitAction({ action: 'suspend', kind, successMessage: 'Account suspended' })
      : submitAction({
          action: kind,
          status: removal,
          successMessage: `${noun} ${removals[removal].doneText}`,
          leavesPage: kind === 'post',
        })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">
            {removalToConfirm ? removals[removalToConfirm].question : `Moderate this ${kind}`}
          </Dialog.Title>
          <Dialog.Description className="mt-2 text-quiet">
            {removalToConfirm
              ? removals[removalToConfirm].consequence
              : 'All actions are logged with your name and the time.'}
          </Dialog.Description>
          {removalToConfirm ? (
            <div className="mt-5 flex flex-wrap gap-3">
              <button type="button" className="button danger" onClick={() => confirmRemoval(removalToConfirm)}>
                {removals[removalToConfirm].label}
              </button>
              <button type="button" className="button plain" onClick={() => setRemovalToConfirm(null)}>
                Cancel
              </button>
            </div>
          ) : (
            <div className="mt-5 grid gap-5">
              {kind === 'post' && (
                <>
                  <div className="flex flex-wrap gap-3">
                    <button
                      type="button"
                      className="button plain"
                      onClick={() =>
                        submitAction({
                          action: 'pin',
                          isOn: !post.isPinned,
                          successMessage: post.isPinned ? 'Post unpinned' : 'Post pinned',
                        })
                      }
                    >
                      {post.isPinned ? 'Unpin' : 'Pin'}
                    </button>
                    <button
                      type="button"
                      className="button plain"
                      onClick={() =>
                        submitAction({
                          action: 'lock',
                          isOn: !post.isLocked,
                          successMessage: post.isLocked ? 'Post unlocked' : 'Post locked',
                        })
                      }
                    >
                      {post.isLocked ? 'Unlock' : 'Lock'}
                    </button>
                  </div>
                  <MovePost
                    categoryId={post.categoryId}
                    move={(categoryId) => submitAction({ action: 'move', categoryId, successMessage: 'Post moved' })}
                  />
                </>
              )}
              <div className="flex flex-wrap gap-3">
                <button type="button" className="button danger" onClick={() => setRemovalToConfirm('hidden')}>
                  Hide
                </button>
                <button type="button" className="button danger" onClick={() => setRemovalToConfirm('deleted')}>
                  Delete
                </button>
                {authorName !== null && (
                  <button type="button" className="button danger" onClick={() => setRemovalToConfirm('suspended')}>
                    Suspend {authorName}
                  </button>
                )}
                <Dialog.Close className="button plain">Close</Dialog.Close>
              </div>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type MoveProps = { categoryId: string; move: (categoryId: string) => void }

function MovePost({ categoryId, move }: MoveProps) {
  const { data, load } = useFetcher<ForumCategory[] | null>()
  const categories = data ?? []
  const id = useId()
  useEffect(() => void load(`${communityDataPath}?resource=categories`), [load])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { categoryId: selectedId = '' } = Object.fromEntries(textFields(new FormData(event.currentTarget)))
    if (selectedId !== '') move(selectedId)
  }
  if (data === null) return <p className="error">We couldn’t load the categories.</p>
  return (
    <form className="flex flex-wrap items-center gap-3" onSubmit={onSubmit}>
      <label htmlFor={id}>Move to</label>
      <select
        key={categories.length}
        id={id}
        name="categoryId"
        className="field grow basis-40"
        defaultValue={categoryId}
      >
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </select>
      <button type="submit" className="button plain h-13.5">
        Move
      </button>
    </form>
  )
}
