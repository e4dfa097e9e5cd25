import { useSession } from '#client/core/session.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import type { Post, WrittenReply } from '#domain/community/community.types.ts'

import { ContentField, type RenderEmergencies } from './content-field.tsx'
import { NameField, TextForm, SignedOutDraft } from './text-form.tsx'
import { useOwnTexts } from './use-own-texts.ts'

type NewReplyProps = {
  post: Post
  renderEmergencies: RenderEmergencies
  onSaved: (saved: WrittenReply) => void
  onClose: () => void
}

const noIds: readonly string[] = []

export default function NewReply({ post, renderEmergencies, onSaved, onClose }: NewReplyProps) {
  const session = useSession()
  const author = useLastNonNull(session?.user.id ?? null)
  const own = useOwnTexts({ posts: noIds, replies: noIds })
  if (session === null) return <SignedOutDraft name={`reply ${post.id}`} author={author} />
  if (own === undefined)
    return (
      <p className="text-form text-quiet" data-intent="reply">
        Loading...
      </p>
    )
  return (
    <TextForm<WrittenReply>
      name={`reply ${post.id}`}
      intent="reply"
      button="Reply"
      label="Your reply"
      onSaved={onSaved}
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
