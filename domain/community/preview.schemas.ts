import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { typedLine } from '../line.schemas.ts'
import { maxContentLength, maxTitleLength } from './community.rules.ts'

/**
 * A text that is still being written, so it may be blank. The check includes the title. `postId` is the post that a
 * reply answers.
 */
export const previewText = z.object({
  title: typedLine().max(maxTitleLength).default(''),
  postId: z.uuid().optional(),
  content: z.string().max(maxContentLength, `At most ${groupDigits(maxContentLength)} characters`),
})

export type PreviewText = z.infer<typeof previewText>
