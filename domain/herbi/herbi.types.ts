import type { Block } from '../community/markup.types.ts'
import type { Emergency } from '../safety/emergencies.ts'

/** Page of this site that an answer is based on. */
export type HerbiSource = { title: string; path: string }

/**
 * Line of a streamed answer, sent as JSON. Emergencies come first; if one of them stops the answer, nothing follows.
 * Then come the released sentences, each with the space or empty line before it, and finally `done` with the whole
 * answer as it is stored and shown. `failed` may replace anything after the emergencies.
 */
export type HerbiLine =
  | { type: 'emergencies'; emergencies: Emergency[] }
  | { type: 'sentence'; text: string }
  | { type: 'done'; answer: HerbiAnswer; conversationId: string | null; questionsLeft: number }
  | { type: 'failed'; message: string }

/** `text` is Markdown; `body` is the same text parsed for display. */
export type HerbiAnswer = { text: string; body: Block[]; sources: HerbiSource[] }

/**
 * Status of the page before the first question. `provider` is the host that receives questions; null for the built-in
 * model.
 */
export type HerbiStatus = { provider: string | null; questionsLeft: number; questionsMax: number }

/** Earlier question and answer that the visitor's page still shows. */
export type EarlierExchange = { question: string; answer: string }

/** `updatedAt` is in milliseconds since the epoch. */
export type HerbiConversation = { id: string; title: string; updatedAt: number }

export type HerbiMessage = { createdAt: number } & (
  | { type: 'user'; content: string }
  | { type: 'bot'; answer: HerbiAnswer }
)
