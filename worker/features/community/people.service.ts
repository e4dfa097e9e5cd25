import type { Block } from '#domain/community/markup.types.ts'
import { markMentions } from '#domain/community/mentions.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './people.repo.ts'

/** In a long thread, only the author of the post and the authors of this many newest replies can be mentioned. */
const maxReplies = 200

export type Person = { userId: string; name: string }

/** Returns the people who wrote in a thread, each once, newest first. */
async function listThreadAuthors(ctx: Ctx, postId: string): Promise<Person[]> {
  const [replyAuthors, postAuthors] = await Promise.all([
    repo.listReplyAuthors(ctx, postId, maxReplies),
    repo.findPostAuthor(ctx, postId),
  ])
  const people = [...replyAuthors, ...postAuthors].map((person): [string, Person] => [person.userId, person])
  return [...new Map(people).values()]
}

/** Returns the people whom a text may mention. Skips the query for a text without an `@`. */
export const listMentionablePeople = async (ctx: Ctx, postId: string, content: string): Promise<Person[]> =>
  content.includes('@') ? listThreadAuthors(ctx, postId) : []

/** Returns the text with mentions of these people marked. */
export const markMentionedPeople = (body: readonly Block[], people: readonly Person[]): Block[] =>
  markMentions(
    body,
    people.map(({ name }) => name),
  )

/** Returns the names of other people whom the member may mention below the post. */
export async function getMentionNames(ctx: Ctx, postId: string): Promise<{ names: string[] }> {
  const { id } = requireUser(ctx)
  const otherAuthors = (await listThreadAuthors(ctx, postId)).filter(({ userId }) => userId !== id)
  return { names: [...new Set(otherAuthors.map(({ name }) => name))] }
}
