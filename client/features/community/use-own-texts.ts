import { useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { useFreshData } from '#client/core/use-fresh-data.ts'
import type { OwnTexts } from '#domain/community/community.types.ts'
import { communityForBrowser } from '#domain/paths.ts'

type Named = { posts: readonly string[]; replies: readonly string[] }

/** Returns the member's own texts among these: undefined for visitors and while loading, null if the request failed. */
export function useOwnTexts({ posts, replies }: Named): OwnTexts | null | undefined {
  const member = useSession()?.user.id
  const { data, load } = useFetcher<OwnTexts | null>({ key: `${communityForBrowser} ${member} ${posts.join()}` })
  const query = new URLSearchParams({ of: 'own', posts: posts.join(), replies: replies.join() }).toString()
  useFreshData(load, member && `${communityForBrowser}?${query}`)
  return member ? data : undefined
}
