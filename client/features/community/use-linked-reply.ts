import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { Post } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

/** Follows a link to a reply: goes from one page of replies to the next until the page contains it. */
export function useLinkedReply(post: Pick<Post, 'id' | 'slug'>, next: number | null): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const postUrl = paths.post(post)
  useEffect(() => {
    if (next === null || !hash.startsWith('#reply-') || document.getElementById(hash.slice(1))) return
    void navigate(`${postUrl}?after=${next}${hash}`, { replace: true })
  }, [hash, next, postUrl, navigate])
}
