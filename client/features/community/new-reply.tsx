import { useSession } from '#client/core/session.ts'
import { useLastKnown } from '#client/core/use-last-known.ts'
import type { Post, WrittenReply } from '#domain/community/community.types.ts'

import { ContentField, type RenderEmergencies } from './content-field.tsx'
import { NameField } from './name-field.tsx'
import { SignedOutDraft } from './signed-out-draft.tsx'
import { useOwnTexts } from './use-own-texts.ts'
import { WritingForm } from './writing-form.tsx'

type NewReplyProps = {
  post: Post
  renderEmergencies: RenderEmergencies
  onWritten: (written: WrittenReply) => void
  onClose: () => void
}

const none: readonly string[] = []

export default function NewReply({ post, renderEmergencies, onWritten, onClose }: NewReplyProps) {
  const session = useSession()
  const author = useLastKnown(session?.user.id ?? null)
  const own = useOwnTexts({ posts: none, replies: none })
  if (session === null) return <SignedOutDraft name={`reply ${post.id}`} author={author} />
  if (own === undefined)
    return (
      <p className="writing-form text-quiet" data-intent="reply">
        Loading...
      </p>
    )
  return (
    <WritingForm<WrittenReply>
      name={`reply ${post.id}`}
      intent="reply"
      button="Reply"
      label="Your reply"
      onWritten={onWritten}
      onClose={onClose}
      renderFields={(errors) => (
        <>
          <input type="hidden" name="id" value={post.id} />
          <NameField own={own} error={errors['displayName']} />
          <ContentField
            label="Your reply"
            initial=""
            error={errors['content']}
            rows={6}
            repliedPostId={post.id}
            renderEmergencies={renderEmergencies}
          />
        </>
      )}
    />
  )
}
