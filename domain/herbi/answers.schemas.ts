import * as z from 'zod'

import { paths } from '../paths.ts'
import { isUnique, text, texts } from '../table.schemas.ts'
import type { SearchableAnswer } from './find-answers.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no kebab-case name')

/** Page of this site: a key of `domain/paths.ts` without parameters, `herbs/<slug>` or `recipe/<slug>`. */
const page = z.string().refine(isPage, 'is no page of this site')

function isPage(name: string): boolean {
  if (/^(?:herbs|recipe)\/[a-z0-9-]+$/.test(name)) return true
  return typeof Object.entries(paths).find(([key]) => key === name)?.[1] === 'string'
}

const paragraph = z.union([text, z.strictObject({ items: texts })])

/** Schema of the files in `catalog/answers`. `references` are the sources of figures and studies in the answer. */
export const answersFile = z
  .array(
    z.strictObject({
      id,
      questions: z.array(text).min(5),
      answer: z.array(paragraph).min(1),
      pages: z.array(page).default([]),
      references: z.array(z.strictObject({ cite: text, address: z.url() })).default([]),
      followUps: z.array(text).max(3).default([]),
    }),
  )
  .refine((answers) => isUnique(answers.map((answer) => answer.id)), 'names an answer twice')

export type AnswerEntry = z.infer<typeof answersFile>[number]

/** Answer of an editor with its questions, parsed when the catalogue is read because that takes long. */
export type CompiledAnswer = Omit<AnswerEntry, 'questions'> & SearchableAnswer
