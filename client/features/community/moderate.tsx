import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'

import { submitTo } from '#client/core/fetcher.tsx'
import { communityForBrowser } from '#domain/paths.ts'

import { MovePost } from './move-post.tsx'
import type { ActionProps } from './writing.tsx'

type Removal = 'hidden' | 'deleted' | 'suspended'

const removals: Record<Removal, { word: string; done: string; question: string; consequence: string }> = {
  hidden: {
    word: 'Hide',
    done: 'hidden',
    question: 'Hide it?',
    consequence: 'Nobody can see it until you show it again. The author will be notified.',
  },
  deleted: {
    word: 'Delete',
    done: 'deleted',
    question: 'Delete it permanently?',
    consequence: 'This cannot be undone. The author will be notified.',
  },
  suspended: {
    word: 'Suspend',
    done: 'suspended',
    question: 'Suspend the author?',
    consequence: 'They can’t sign in or post until you lift the suspension. Their posts stay visible.',
  },
}

/** Hiding, deleting and suspending ask for confirmation. */
export function Moderate({ subject, onClose }: ActionProps) {
  const { kind, post } = subject
  const { id, authorName } = kind === 'post' ? post : subject.reply
  const [confirming, setConfirming] = useState<Removal | null>(null)
  const action = (fields: Record<string, string | boolean>) => {
    onClose()
    void submitTo({ intent: 'moderate', id, ...fields }, { action: communityForBrowser, key: `moderate ${id}` })
  }
  const noun = kind === 'post' ? 'Post' : 'Reply'
  const remove = (removal: Removal) =>
    removal === 'suspended'
      ? action({ action: 'suspend', kind, words: 'Account suspended' })
      : action({ action: kind, status: removal, words: `${noun} ${removals[removal].done}`, leaves: kind === 'post' })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">
            {confirming ? removals[confirming].question : `Moderate this ${kind}`}
          </Dialog.Title>
          <Dialog.Description className="mt-2 text-quiet">
            {confirming ? removals[confirming].consequence : 'All actions are logged with your name and the time.'}
          </Dialog.Description>
          {confirming ? (
            <div className="mt-5 flex flex-wrap gap-3">
              <button type="button" className="button danger" onClick={() => remove(confirming)}>
                {removals[confirming].word}
              </button>
              <button type="button" className="button plain" onClick={() => setConfirming(null)}>
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
                        action({
                          action: 'pin',
                          wanted: !post.isPinned,
                          words: post.isPinned ? 'Post unpinned' : 'Post pinned',
                        })
                      }
                    >
                      {post.isPinned ? 'Unpin' : 'Pin'}
                    </button>
                    <button
                      type="button"
                      className="button plain"
                      onClick={() =>
                        action({
                          action: 'lock',
                          wanted: !post.isLocked,
                          words: post.isLocked ? 'Post unlocked' : 'Post locked',
                        })
                      }
                    >
                      {post.isLocked ? 'Unlock' : 'Lock'}
                    </button>
                  </div>
                  <MovePost
                    categoryId={post.categoryId}
                    move={(categoryId) => action({ action: 'move', categoryId, words: 'Post moved' })}
                  />
                </>
              )}
              <div className="flex flex-wrap gap-3">
                <button type="button" className="button danger" onClick={() => setConfirming('hidden')}>
                  Hide
                </button>
                <button type="button" className="button danger" onClick={() => setConfirming('deleted')}>
                  Delete
                </button>
                {authorName !== null && (
                  <button type="button" className="button danger" onClick={() => setConfirming('suspended')}>
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
