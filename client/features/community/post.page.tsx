import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { createExcerpt } from '#domain/community/body.rules.ts'
import type { Post } from '#domain/community/community.types.ts'
import { parsePostId } from '#domain/community/post-url.ts'
import { paths } from '#domain/paths.ts'
import { parseQueryNumber } from '#domain/query.ts'

import { getPost } from './community.api.ts'
import { type LoadedThread, Thread } from './thread.island.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<LoadedThread | Response> {
  const urlSlug = params['address'] ?? ''
  const id = parsePostId(urlSlug)
  if (!id) throw data({ code: 'not_found', message: 'Post not found' }, { status: 404 })
  const { searchParams, search } = new URL(request.url)
  const after = parseQueryNumber(searchParams, 'after')
  const thread = await getPost(context, { id, after })
  if (urlSlug !== `${id}-${thread.post.slug}`) return redirect(paths.post(thread.post) + search, 301)
  return { ...thread, after }
}

export function Component() {
  const thread = useLoaderData<LoadedThread>()
  return (
    <div data-viewed-post={thread.post.id}>
      <PostHead post={thread.post} isFirst={thread.after === undefined} />
      <Thread {...thread} />
    </div>
  )
}

/** Later replies and deleted posts have no canonical URL, so search engines don't index them. */
function PostHead({ post, isFirst }: { post: Post; isFirst: boolean }) {
  return (
    <PageHead
      title={post.title}
      description={createExcerpt(post.body) || 'A community post.'}
      {...(isFirst && !post.isDeleted && { path: paths.post(post) })}
      kind="article"
    />
  )
}
