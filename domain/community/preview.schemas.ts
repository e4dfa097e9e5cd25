import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { typedLine } from '../line.schemas.ts'
import { maxContentLength, maxTitleLength } from './community.rules.ts'

/**
 * Unfinished text, which may be blank. The check includes the title. For a reply, `postId` is the post that it answers.
 */
export const previewText = z.object({
  title: typedLine().max(maxTitleLength).default(''),
  postId: z.uuid().optional(),
  content: z.string().max(maxContentLength, `Use at most ${groupDigits(maxContentLength)} characters`),
})

export type PreviewText = z.infer<typeof previewText>
