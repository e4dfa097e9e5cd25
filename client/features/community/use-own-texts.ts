import { useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { useFreshData } from '#client/core/use-fresh-data.ts'
import type { OwnTexts } from '#domain/community/community.types.ts'
import { communityDataPath } from '#domain/paths.ts'

type TextIds = { posts: readonly string[]; replies: readonly string[] }

/** Returns the member's own texts among these: undefined for visitors and while loading, null if the request failed. */
export function useOwnTexts({ posts, replies }: TextIds): OwnTexts | null | undefined {
  const userId = useSession()?.user.id
  const { data, load } = useFetcher<OwnTexts | null>({ key: `${communityDataPath} ${userId} ${posts.join()}` })
  const query = new URLSearchParams({ resource: 'own', posts: posts.join(), replies: replies.join() }).toString()
  useFreshData(load, userId && `${communityDataPath}?${query}`)
  return userId ? data : undefined
}
