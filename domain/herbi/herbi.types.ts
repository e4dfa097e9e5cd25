import type { Block } from '../community/markup.types.ts'
import type { Emergency } from '../safety/emergencies.ts'
import type { AnsweredBy } from './answer-providers.ts'

/**
 * Page on this site that an answer is based on. Herbs and recipes have a `line` and, for their picture, the slug of a
 * herb and the ailment of the recipe. Plants that we don't use and other pages have neither.
 */
export type HerbiSource = { title: string; path: string; line?: string; herb?: string | null; ailment?: string }

/** Herbs as rows, and what is compared as columns. `path` is the page of the herb. */
export type HerbiTable = { columns: string[]; rows: { name: string; path: string; cells: string[] }[] }

/** What an answer has besides its text: a table of herbs, and questions that may follow. */
export type HerbiDetails = { table?: HerbiTable | undefined; followUps: string[] }

/**
 * JSON line in a streamed answer. Emergencies come first. If an emergency stops the answer, nothing follows. Otherwise
 * the released sentences follow, each with the whitespace before it, then `done` with the complete answer. The stream
 * can end with `failed` at any point after the emergencies.
 */
export type HerbiLine =
  | { type: 'emergencies'; emergencies: Emergency[] }
  | { type: 'sentence'; text: string }
  | {
      type: 'done'
      answer: HerbiAnswer
      answeredBy: AnsweredBy
      conversationId: string | null
      questionsLeft: number
    }
  | { type: 'failed'; message: string }

/** `text` is Markdown; `body` is the same text parsed for display. */
export type HerbiAnswer = { text: string; body: Block[]; sources: HerbiSource[]; details: HerbiDetails }

/**
 * Data for the page before the first question. `provider` names who may receive questions, such as `api.openai.com or
 * Cloudflare Workers AI`; null for the built-in model.
 */
export type HerbiStatus = { provider: string | null; questionsLeft: number; questionsMax: number }

export type EarlierExchange = { question: string; answer: string }

/** `updatedAt` is in milliseconds since the epoch. */
export type HerbiConversation = { id: string; title: string; updatedAt: number }

export type HerbiMessage = { createdAt: number } & (
  | { type: 'user'; content: string }
  | { type: 'bot'; answer: HerbiAnswer }
)
