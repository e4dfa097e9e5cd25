import type { Block } from '../community/markup.types.ts'
import type { Emergency } from '../safety/emergencies.ts'

/** Where an answer has it from: a page of this site. */
export type HerbiSource = { title: string; path: string }

/**
 * What an answer is sent in, a line of JSON each: first what may be an emergency, which ends it; then sentence by sentence what was
 * released, each with the space or the empty line before it; then `done` with the whole as it is kept and drawn. `failed` may stand
 * in the place of anything but `done`.
 */
export type HerbiLine =
  | { type: 'emergencies'; emergencies: Emergency[] }
  | { type: 'sentence'; text: string }
  | { type: 'done'; answer: HerbiAnswer; conversationId: string | null; questionsLeft: number }
  | { type: 'failed'; message: string }

/** `text` is Markdown, `body` the same as what may be drawn of it. */
export type HerbiAnswer = { text: string; body: Block[]; sources: HerbiSource[] }

/** What the page says before anything is asked: `provider` is the host that questions go to, null for our own model. */
export type HerbiStanding = { provider: string | null; questionsLeft: number; questionsMax: number }

/** A question with its answer, as the page of a visitor shows it. */
export type EarlierExchange = { question: string; answer: string }

/** Times in milliseconds since the epoch. */
export type HerbiConversation = { id: string; title: string; updatedAt: number }

export type HerbiMessage = { createdAt: number } & (
  | { type: 'user'; content: string }
  | { type: 'bot'; answer: HerbiAnswer }
)
