import Heart from 'lucide-react/icons/heart'
import type { FormEvent } from 'react'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import type { OwnTexts, Post } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { communityDataPath, formPaths } from '#domain/paths.ts'

type LikesProps = { post: Post; ownTexts: OwnTexts | null | undefined }

/** Counts a click before the server confirms it, and reverts if the request fails. */
export function LikeButton({ post: { id, title, likes }, ownTexts }: LikesProps) {
  const { formData, submit } = useFetcher({ key: `like ${id}` })
  const isSavedLike = ownTexts?.liked.includes(id) ?? false
  const isLiked = formData ? formData.get('isOn') === 'true' : isSavedLike
  const toggle = (event: FormEvent) => {
    event.preventDefault()
    if (!hasSessionCookie()) return askToSignIn('Please log in to like posts')
    void submit({ intent: 'like', id, isOn: !isLiked }, { action: communityDataPath })
  }
  const likeCount = likes + Number(isLiked) - Number(isSavedLike)
  return (
    <>
      <form method="post" action={formPaths.like} className="contents" onSubmit={toggle}>
        <button
          type="submit"
          name="post"
          value={id}
          className="button plain favourite"
          aria-label={`Like ${title}`}
          aria-pressed={isLiked}
        >
          <Heart aria-hidden />
          Like
        </button>
      </form>
      <span className="text-quiet tabular-nums">
        {groupDigits(likeCount)} {likeCount === 1 ? 'like' : 'likes'}
      </span>
    </>
  )
}
