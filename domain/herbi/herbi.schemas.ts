import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { cleanLines, isBlank } from '../text-lines.ts'
import { truncate } from '../text.ts'
import { answerProviders } from './answer-providers.ts'
import { herbiMessages } from './chat.messages.ts'
import { maxEarlierExchanges, maxQuestionLength, maxTurnLength, maxUnansweredLength } from './chat.rules.ts'

const earlierText = z.string().transform((text) => truncate(cleanLines(text), maxTurnLength))

/**
 * Request body for a question. Other fields are ignored. `earlier` contains the exchanges on a visitor's page, which
 * aren't stored. Only the built-in model reads `earlier`.
 */
export const herbiQuestion = z.object({
  message: z
    .string({ error: herbiMessages.blank })
    .transform((text) => cleanLines(text).trim())
    .pipe(
      z
        .string()
        .max(maxQuestionLength, `Use at most ${groupDigits(maxQuestionLength)} characters`)
        .refine((text) => !isBlank(text), herbiMessages.blank),
    ),
  conversationId: z
    .string()
    .max(100)
    .nullish()
    .transform((id) => id || undefined),
  earlier: z
    .array(z.object({ question: earlierText, answer: earlierText }))
    .max(maxEarlierExchanges)
    .default([]),
})

export const conversationKey = z.object({ id: z.uuid() })

/** Reader's vote on an answer. `provider` is the one that the answer's last line named. */
export const helpfulVote = z.object({ helpful: z.boolean(), provider: z.enum(answerProviders) })

export const unansweredKey = z.object({ text: z.string().min(1).max(maxUnansweredLength) })
