import Heart from 'lucide-react/icons/heart'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import type { OwnTexts, Post } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { communityDataPath } from '#domain/paths.ts'

type LikesProps = { post: Post; ownTexts: OwnTexts | null | undefined }

/** Counts a click before the server confirms it, and reverts if the request fails. */
export function LikeButton({ post: { id, title, likes }, ownTexts }: LikesProps) {
  const { formData, submit } = useFetcher({ key: `like ${id}` })
  const isSavedLike = ownTexts?.liked.includes(id) ?? false
  const isLiked = formData ? formData.get('isOn') === 'true' : isSavedLike
  const toggle = () => {
    if (!hasSessionCookie()) return askToSignIn('Please log in to like posts')
    void submit({ intent: 'like', id, isOn: !isLiked }, { action: communityDataPath })
  }
  const likeCount = likes + Number(isLiked) - Number(isSavedLike)
  return (
    <>
      <button
        type="button"
        className="button plain favourite needs-script"
        aria-label={`Like ${title}`}
        aria-pressed={isLiked}
        onClick={toggle}
      >
        <Heart aria-hidden />
        Like
      </button>
      <span className="text-quiet tabular-nums">
        {groupDigits(likeCount)} {likeCount === 1 ? 'like' : 'likes'}
      </span>
    </>
  )
}
