import Bell from 'lucide-react/icons/bell'
import { useFetcher } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { hasSessionCookie } from '#client/core/sign-in-hint.ts'
import type { OwnTexts, Post } from '#domain/community/community.types.ts'
import { communityForBrowser } from '#domain/paths.ts'

type FollowProps = { post: Post; own: OwnTexts | null | undefined }

/** Asks to be told of each reply; the author of the post is told as it is. */
export function Follow({ post: { id, title }, own }: FollowProps) {
  const { formData, submit } = useFetcher({ key: `follow ${id}` })
  if (own?.ownPosts.includes(id)) return null
  const isFollowed = formData ? formData.get('wanted') === 'true' : (own?.followed.includes(id) ?? false)
  const toggle = () => {
    if (!hasSessionCookie()) return openAccountDialog('sign-in')
    // The next click has to see what this one wants.
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
