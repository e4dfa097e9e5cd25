import Bell from 'lucide-react/icons/bell'
import { useFetcher } from 'react-router'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { hasSessionCookie } from '#client/core/sign-in-hint.ts'
import type { OwnTexts, Post } from '#domain/community/community.types.ts'
import { communityForBrowser } from '#domain/paths.ts'

type FollowProps = { post: Post; own: OwnTexts | null | undefined }

/** Authors are notified of every reply to their own post, so they get no button. */
export function Follow({ post: { id, title }, own }: FollowProps) {
  const { formData, submit } = useFetcher({ key: `follow ${id}` })
  if (own?.ownPosts.includes(id)) return null
  const isFollowed = formData ? formData.get('wanted') === 'true' : (own?.followed.includes(id) ?? false)
  const toggle = () => {
    if (!hasSessionCookie()) return askToSignIn('Please sign in to follow posts')
    // Renders synchronously so that a second click soon after sees this value.
    void submit(
      { intent: 'follow', id, wanted: !isFollowed },
      { method: 'post', action: communityForBrowser, flushSync: true },
    )
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
