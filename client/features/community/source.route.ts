import type { LoaderFunctionArgs } from 'react-router'

import { getPostSource, getReplySource } from './community.api.ts'

export type LoadedSource = { title?: string; content: string } | null

/** A text as its author wrote it; null without an answer. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<LoadedSource> {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  const source = searchParams.get('kind') === 'post' ? getPostSource(context, { id }) : getReplySource(context, { id })
  return source.catch(() => null)
}

export const shouldRevalidate = () => false
