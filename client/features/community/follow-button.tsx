import Bell from 'lucide-react/icons/bell'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import type { OwnTexts, Post } from '#domain/community/community.types.ts'
import { communityDataPath } from '#domain/paths.ts'

type FollowProps = { post: Post; ownTexts: OwnTexts | null | undefined }

/** Authors are notified of every reply to their own post, so they get no button. */
export function FollowButton({ post: { id, title }, ownTexts }: FollowProps) {
  const { formData, submit } = useFetcher({ key: `follow ${id}` })
  if (ownTexts?.ownPosts.includes(id)) return null
  const isFollowed = formData ? formData.get('isOn') === 'true' : (ownTexts?.followed.includes(id) ?? false)
  const toggle = () => {
    if (!hasSessionCookie()) return askToSignIn('Please sign in to follow posts')
    void submit({ intent: 'follow', id, isOn: !isFollowed }, { action: communityDataPath })
  }
  return (
    <button
      type="button"
      className="button plain favourite needs-script"
      aria-label={`Follow ${title}`}
      aria-pressed={isFollowed}
      onClick={toggle}
    >
      <Bell aria-hidden />
      Follow
    </button>
  )
}
