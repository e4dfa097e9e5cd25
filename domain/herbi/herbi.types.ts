import type { Block } from '../community/markup.types.ts'
import type { Emergency } from '../safety/emergencies.ts'

/** Where an answer has it from: a page of this site. */
export type HerbiSource = { title: string; path: string }

/**
 * An answer is sent as lines of JSON: first the emergencies of the question, if there are any; the answer ends there when one of
 * them stops it. Then each sentence that was released, with the space or the empty line before it; then `done` with the whole as
 * it is kept and drawn. `failed` may come instead of anything after the emergencies.
 */
export type HerbiLine =
  | { type: 'emergencies'; emergencies: Emergency[] }
  | { type: 'sentence'; text: string }
  | { type: 'done'; answer: HerbiAnswer; conversationId: string | null; questionsLeft: number }
  | { type: 'failed'; message: string }

/** `text` is Markdown, `body` the same as what may be drawn of it. */
export type HerbiAnswer = { text: string; body: Block[]; sources: HerbiSource[] }

/** What the page says before anything is asked: `provider` is the host that questions go to, null for our own model. */
export type HerbiStatus = { provider: string | null; questionsLeft: number; questionsMax: number }

/** A question with its answer, as the page of a visitor shows it. */
export type EarlierExchange = { question: string; answer: string }

/** Times in milliseconds since the epoch. */
export type HerbiConversation = { id: string; title: string; updatedAt: number }

export type HerbiMessage = { createdAt: number } & (
  | { type: 'user'; content: string }
  | { type: 'bot'; answer: HerbiAnswer }
)
