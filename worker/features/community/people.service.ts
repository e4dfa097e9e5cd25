import type { Block } from '#domain/community/markup.types.ts'
import { markMentions } from '#domain/community/mentions.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './people.repo.ts'

/** In a long thread, those who wrote so many of the newest replies can be mentioned, and the author of the post. */
const repliesMax = 200

export type Person = { userId: string; name: string }

/** Who wrote in a thread, each once, the last one first. */
async function listPeople(ctx: Ctx, postId: string): Promise<Person[]> {
  const [repliers, posters] = await Promise.all([
    repo.listRepliers(ctx, postId, repliesMax),
    repo.findPoster(ctx, postId),
  ])
  const people = [...repliers, ...posters].map((person): [string, Person] => [person.userId, person])
  return [...new Map(people).values()]
}

/** Nobody for a text without an `@`: nobody is asked for then. */
export const listMentionable = async (ctx: Ctx, postId: string, content: string): Promise<Person[]> =>
  content.includes('@') ? listPeople(ctx, postId) : []

/** A text with the names of these people marked where it mentions them. */
export const withMentions = (body: readonly Block[], people: readonly Person[]): Block[] =>
  markMentions(
    body,
    people.map(({ name }) => name),
  )

/** The names of others that the member at hand may mention below the post. */
export async function getNames(ctx: Ctx, postId: string): Promise<{ names: string[] }> {
  const { id } = requireUser(ctx)
  const others = (await listPeople(ctx, postId)).filter(({ userId }) => userId !== id)
  return { names: [...new Set(others.map(({ name }) => name))] }
}
