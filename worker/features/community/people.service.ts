import { communityMessages } from '#domain/community/community.messages.ts'
import { createLookalikeKey, looksOfficial } from '#domain/community/display-name.rules.ts'
import type { Block } from '#domain/community/markup.types.ts'
import { markMentions } from '#domain/community/mentions.rules.ts'
import { dayMs } from '#domain/durations.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { listAuthorTags } from '#worker/features/recipes/offers.service.ts'

import * as repo from './people.repo.ts'

/**
 * Number of newest replies that are read for mentions. Authors of older replies can't be mentioned, except the author
 * of the post.
 */
const maxReplies = 200

export type Person = { userId: string; name: string }

async function listThreadAuthors(ctx: Ctx, postId: string): Promise<Person[]> {
  const [replyAuthors, postAuthors] = await Promise.all([
    repo.listReplyAuthors(ctx, postId, maxReplies),
    repo.findPostAuthor(ctx, postId),
  ])
  const people = [...replyAuthors, ...postAuthors].map((person): [string, Person] => [person.userId, person])
  return [...new Map(people).values()]
}

/** Returns the people that a text may mention. Skips the query for a text without `@`. */
export const listMentionablePeople = async (ctx: Ctx, postId: string, content: string): Promise<Person[]> =>
  content.includes('@') ? listThreadAuthors(ctx, postId) : []

export const markMentionedPeople = (body: readonly Block[], people: readonly Person[]): Block[] =>
  markMentions(
    body,
    people.map(({ name }) => name),
  )

/** Returns the names of other people that the member may mention below the post. */
export async function getMentionNames(ctx: Ctx, postId: string): Promise<{ names: string[] }> {
  const { id } = requireUser(ctx)
  const otherAuthors = (await listThreadAuthors(ctx, postId)).filter(({ userId }) => userId !== id)
  return { names: [...new Set(otherAuthors.map(({ name }) => name))] }
}

const changeLimit = { max: 5, windowMs: dayMs }

/** Sets the display name. Throws `invalid` if a member chooses a name that looks like an administrator's. */
export async function setDisplayName(ctx: Ctx, displayName: string): Promise<void> {
  const { id, role } = requireUser(ctx)
  if (role !== 'admin') await rejectOfficialName(ctx, displayName)
  await rateLimit(ctx, 'display-name', changeLimit, id)
  const purgedTags = [tags.community, ...(await listAuthorTags(ctx, id))]
  await commitPublic(ctx, purgedTags, [repo.upsertDisplayName(ctx.db, id, displayName, ctx.now)])
}

async function rejectOfficialName(ctx: Ctx, displayName: string): Promise<void> {
  const administratorName = await repo.findDisplayName(ctx, ctx.config.adminEmail)
  if (
    !looksOfficial(displayName) &&
    (administratorName === null || createLookalikeKey(administratorName) !== createLookalikeKey(displayName))
  )
    return
  throw new AppError('invalid', communityMessages.nameTaken, { displayName: communityMessages.nameTaken })
}
