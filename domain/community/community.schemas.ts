import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { typedLine } from '../line.schemas.ts'
import { oneLine, sequence } from '../query.schemas.ts'
import { cleanLines, isBlank } from '../text-lines.ts'
import { communityMessages } from './community.messages.ts'
import { contentMax, idsAtOnce, reasonMax, titleMax, viewsAtOnce } from './community.rules.ts'
import { textStatuses } from './community.types.ts'
import { displayNameMax, displayNameMin, isDisplayName } from './display-name.rules.ts'
import { categorySlugMax, forumSearchMax } from './forum-filters.ts'

const line = (lengthMax: number, blank: string) =>
  typedLine(blank).max(lengthMax, `At most ${lengthMax} characters`).refine(isVisible, blank)

const lines = (lengthMax: number, blank: string) =>
  z
    .string({ error: blank })
    .transform(cleanLines)
    .pipe(
      z
        .string()
        .max(lengthMax, `At most ${groupDigits(lengthMax)} characters`)
        .refine(isVisible, blank),
    )

const isVisible = (text: string) => !isBlank(text)

const title = line(titleMax, communityMessages.allFields)
const content = lines(contentMax, communityMessages.allFields)

export const newPost = z.object({ title, content, categoryId: z.uuid(communityMessages.allFields) })
export const postEdit = z.object({ title, content })
export const newReply = z.object({ content: lines(contentMax, communityMessages.emptyReply) })

export const chosenAnswer = z.object({ replyId: z.uuid() })

export type NewPost = z.infer<typeof newPost>
export type PostEdit = z.infer<typeof postEdit>
export type NewReply = z.infer<typeof newReply>

export const chosenName = z.object({
  displayName: typedLine(communityMessages.nameFirst).refine(
    isDisplayName,
    `Please choose a name of ${displayNameMin} to ${displayNameMax} characters`,
  ),
})

/**
 * Sequence of the member's own latest text, sent after writing so that the response includes it. A response to it isn't
 * cached.
 */
const since = sequence.optional()

export const postListQuery = z.strictObject({
  category: oneLine(categorySlugMax).default(''),
  search: oneLine(forumSearchMax).default(''),
  before: sequence.optional(),
  since,
})

export type PostListQuery = z.infer<typeof postListQuery>

export const repliesQuery = z.strictObject({ after: sequence.default(0), since })

export const textKey = z.object({ id: z.uuid() })

/** Posts shown in the browser since its last report. */
export const postViews = z.object({ posts: z.array(z.uuid()).min(1).max(viewsAtOnce) })

const ids = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(idsAtOnce))
  .default([])

/** Comma-separated ids of posts and of replies. */
export const ownQuery = z.object({ posts: ids, replies: ids })

/** A report is about exactly one post or one reply. */
export const newReport = z
  .object({
    postId: z.uuid().optional(),
    replyId: z.uuid().optional(),
    reason: lines(reasonMax, communityMessages.emptyReport),
  })
  .refine(({ postId, replyId }) => (postId === undefined) !== (replyId === undefined), 'A post or a reply')

export type NewReport = z.infer<typeof newReport>

const status = z.enum(textStatuses)

/** Time of the last edit that the administrator has seen; absent if the administrator hasn't opened the text. */
const editedAt = z.number().nullable().optional()

export const postModeration = z
  .strictObject({
    editedAt,
    isPinned: z.boolean().optional(),
    isLocked: z.boolean().optional(),
    categoryId: z.uuid().optional(),
    status: status.optional(),
  })
  .refine(({ editedAt: _, ...change }) => Object.keys(change).length > 0, 'Nothing to change')

export type PostModeration = z.infer<typeof postModeration>

export const replyModeration = z.strictObject({ editedAt, status })

export type ReplyModeration = z.infer<typeof replyModeration>

/** Suspends the author of the named text. */
export const suspension = z.strictObject({ kind: z.enum(['post', 'reply']), id: z.uuid() })
