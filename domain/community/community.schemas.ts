import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { typedLine } from '../line.schemas.ts'
import { oneLine, sequence } from '../query.schemas.ts'
import { cleanLines, isBlank } from '../text-lines.ts'
import { communityMessages } from './community.messages.ts'
import {
  maxContentLength,
  maxIdsPerQuery,
  maxReasonLength,
  maxTitleLength,
  maxViewsPerRequest,
} from './community.rules.ts'
import { textStatuses } from './community.types.ts'
import { maxDisplayNameLength, minDisplayNameLength, isDisplayName } from './display-name.rules.ts'
import { maxCategorySlugLength, maxForumSearchLength } from './forum-filters.ts'

const requiredLine = (maxLength: number, blankError: string) =>
  typedLine(blankError).max(maxLength, `Use at most ${maxLength} characters`).refine(isVisible, blankError)

const requiredText = (maxLength: number, blankError: string) =>
  z
    .string({ error: blankError })
    .transform(cleanLines)
    .pipe(
      z
        .string()
        .max(maxLength, `Use at most ${groupDigits(maxLength)} characters`)
        .refine(isVisible, blankError),
    )

const isVisible = (text: string) => !isBlank(text)

const title = requiredLine(maxTitleLength, communityMessages.allFields)
const content = requiredText(maxContentLength, communityMessages.allFields)

export const newPost = z.object({ title, content, categoryId: z.uuid(communityMessages.allFields) })
export const postEdit = z.object({ title, content })
export const newReply = z.object({ content: requiredText(maxContentLength, communityMessages.emptyReply) })

export const chosenAnswer = z.object({ replyId: z.uuid() })

export type NewPost = z.infer<typeof newPost>
export type PostEdit = z.infer<typeof postEdit>
export type NewReply = z.infer<typeof newReply>

export const chosenName = z.object({
  displayName: typedLine(communityMessages.displayNameRequired).refine(
    isDisplayName,
    `Please choose a name of ${minDisplayNameLength} to ${maxDisplayNameLength} characters`,
  ),
})

/**
 * Sequence of the member's newest text. Sent after writing, so that the response includes the text. Such a response
 * isn't cached.
 */
const since = sequence.optional()

export const postListQuery = z.strictObject({
  category: oneLine(maxCategorySlugLength).default(''),
  search: oneLine(maxForumSearchLength).default(''),
  before: sequence.optional(),
  since,
})

export type PostListQuery = z.infer<typeof postListQuery>

export const repliesQuery = z.strictObject({ after: sequence.default(0), since })

export const textKey = z.object({ id: z.uuid() })

/** Posts that the browser has shown. */
export const postViews = z.object({ posts: z.array(z.uuid()).min(1).max(maxViewsPerRequest) })

const commaSeparatedIds = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(maxIdsPerQuery))
  .default([])

export const ownQuery = z.object({ posts: commaSeparatedIds, replies: commaSeparatedIds })

/** Report on exactly one post or one reply. */
export const newReport = z
  .object({
    postId: z.uuid().optional(),
    replyId: z.uuid().optional(),
    reason: requiredText(maxReasonLength, communityMessages.emptyReport),
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
  .refine(({ editedAt: _, ...change }) => Object.keys(change).length > 0, 'Please choose what to change.')

export type PostModeration = z.infer<typeof postModeration>

export const replyModeration = z.strictObject({ editedAt, status })

export type ReplyModeration = z.infer<typeof replyModeration>

export const suspension = z.strictObject({ kind: z.enum(['post', 'reply']), id: z.uuid() })
