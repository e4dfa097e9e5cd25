import MessageCircle from 'lucide-react/icons/message-circle'
import { type ReactNode, Suspense, useRef, useState } from 'react'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { DialogLoadError } from '#client/ui/dialog-load-error.tsx'
import { lazyWithRetry } from '#client/ui/lazy-with-retry.tsx'
import { MarkedText } from '#client/ui/marked-text.tsx'
import type { Post, WrittenReply } from '#domain/community/community.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

/** Loaded when a member first opens the form. */
const NewReply = lazyWithRetry(() => import('./new-reply.tsx'), DialogLoadError)

type SlotProps = {
  post: Post
  /** True if the thread continues on another page, where a new reply would appear. */
  hasMore: boolean
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
}

/** Button that opens the form. Also shows a new reply that would otherwise appear only on another page. */
export function ReplySlot({ post, hasMore, renderEmergencies }: SlotProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [savedReply, setSavedReply] = useState<WrittenReply>()
  const button = useRef<HTMLButtonElement>(null)
  const openForm = () => {
    if (!hasSessionCookie()) return askToSignIn('Please sign in to reply')
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className="needs-script mt-6">
      {savedReply && (
        <SavedReplyMessage savedReply={savedReply} hasMore={hasMore} renderEmergencies={renderEmergencies} />
      )}
      <button
        ref={button}
        type="button"
        className="button plain"
        aria-expanded={isOpen}
        onClick={isOpen && hasSessionCookie() ? close : openForm}
      >
        <MessageCircle aria-hidden />
        Write a reply
      </button>
      {isOpen && (
        <Suspense
          fallback={
            <p className="text-form text-quiet" data-intent="reply">
              Loading...
            </p>
          }
        >
          <NewReply
            post={post}
            renderEmergencies={renderEmergencies}
            onClose={close}
            onSaved={(reply) => {
              setSavedReply(reply)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type SavedReplyMessageProps = Pick<SlotProps, 'hasMore' | 'renderEmergencies'> & { savedReply: WrittenReply }

function SavedReplyMessage({
  savedReply: { reply, status, emergencies },
  hasMore,
  renderEmergencies,
}: SavedReplyMessageProps) {
  return (
    <div className="mb-5">
      {renderEmergencies(emergencies)}
      {status === 'waiting' && (
        <p className="note mt-4" role="status">
          Your reply is waiting for review. We check a new member’s first post or reply if it contains several links.
        </p>
      )}
      {status === 'shown' && hasMore && (
        <div className="label">
          <div>
            <p className="mb-2 text-quiet">We added your reply after the others:</p>
            <MarkedText body={reply.body} />
          </div>
        </div>
      )}
    </div>
  )
}
