import PenLine from 'lucide-react/icons/pen-line'
import { Suspense, useEffect, useRef, useState } from 'react'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { createIsland } from '#client/core/island.tsx'
import { newPostHash } from '#client/core/passed-post.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { refreshParts } from '#client/core/watch-parts.ts'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { lazyWithRetry, type LoadErrorProps } from '#client/ui/lazy-with-retry.tsx'
import { LoadError } from '#client/ui/load-error.tsx'
import type { WrittenPost } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import type { NewPostProps } from './new-post.tsx'

/** Loaded when a member first opens the form. */
const NewPost = lazyWithRetry(() => import('./new-post.tsx'), FormLoadError)

/** Button that opens the form in place; shows the result once the post is sent. `#new-post` in the URL opens it too. */
export const NewPostSlot = createIsland({ name: 'new-post', wakes: [newPostHash], Content: Slot })

function Slot({ categories, selectedCategory }: Pick<NewPostProps, 'categories' | 'selectedCategory'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [savedPost, setSavedPost] = useState<WrittenPost>()
  const button = useRef<HTMLButtonElement>(null)
  const openForm = () => {
    if (!hasSessionCookie()) return askToSignIn('Please sign in to write a post')
    setSavedPost(undefined)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (location.hash === newPostHash) button.current?.click()
  }, [])
  return (
    <div className="needs-script">
      <button
        ref={button}
        type="button"
        className="button"
        aria-expanded={isOpen}
        onClick={isOpen && hasSessionCookie() ? close : openForm}
      >
        <PenLine aria-hidden />
        New Post
      </button>
      {isOpen && (
        <Suspense
          fallback={
            <p className="text-form text-quiet" data-intent="post">
              Loading...
            </p>
          }
        >
          <NewPost
            categories={categories}
            selectedCategory={selectedCategory}
            renderEmergencies={(emergencies) => <EmergencyNote emergencies={emergencies} />}
            onClose={close}
            onSaved={(post) => {
              setSavedPost(post)
              void refreshParts().catch(() => undefined)
              close()
            }}
          />
        </Suspense>
      )}
      {savedPost && <SavedPostMessage savedPost={savedPost} />}
    </div>
  )
}

function SavedPostMessage({ savedPost: { post, status, emergencies } }: { savedPost: WrittenPost }) {
  return (
    <div className="mt-4">
      <EmergencyNote emergencies={emergencies} />
      {status === 'waiting' ? (
        <p className="note mt-4" role="status">
          Your post is saved and waiting for review. We check a new member’s first post if it contains several links.
        </p>
      ) : (
        <p className="mt-4" role="status">
          <span className="done">Your post is published.</span> <a href={paths.post(post)}>View post</a>
        </p>
      )}
    </div>
  )
}

function FormLoadError({ onClose, retry }: Pick<NewPostProps, 'onClose'> & LoadErrorProps) {
  return (
    <LoadError retry={retry}>
      We couldn’t load the form.{' '}
      <button type="button" className="inline-link" onClick={onClose}>
        Close
      </button>
    </LoadError>
  )
}
