import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'

import type { OwnTexts } from '#domain/community/community.types.ts'
import { communityActs } from '#domain/paths.ts'

import { getOwn } from './community.api.ts'

/** What is the member's own of the posts and replies that the address names; null without an answer. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<OwnTexts | null> {
  const { searchParams } = new URL(request.url)
  const named = { posts: searchParams.get('posts') ?? '', replies: searchParams.get('replies') ?? '' }
  return getOwn(context, named).catch(() => null)
}

/** A name that was chosen with a text stands whatever became of the text. */
export const shouldRevalidate = ({ formAction, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction === communityActs && (defaultShouldRevalidate || formData?.has('displayName') === true)
