import { createPersonalNotes, type PersonalNotes } from '#domain/herbi/personal-notes.ts'
import { createGate, type Gate } from '#domain/herbi/release.rules.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { createChecker, type Checker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './knowledge.repo.ts'

/** Output filter and safety checks, all from the same edition of the facts. */
export type Judges = { facts: SafetyFacts; checker: Checker; gate: Gate; notesOf: PersonalNotes }

let remembered: { edition: string; judges: Judges } | undefined

/**
 * Cached per edition of the facts. Throws `unavailable` before the first seed. Requests never share a pending load,
 * because it ends with the request that started it.
 */
export async function loadJudges(ctx: Ctx): Promise<Judges> {
  const edition = (await repo.findEdition(ctx)) ?? ''
  if (remembered?.edition === edition) return remembered.judges
  const judges = await makeJudges(ctx)
  remembered = { edition, judges }
  return judges
}

async function makeJudges(ctx: Ctx): Promise<Judges> {
  const facts = await getFacts(ctx)
  const gate = createGate(facts)
  // Warms up the filter: its first sentence takes as long as a hundred later ones.
  gate({ secrets: { instructions: '', token: '' }, recipes: new Set() }).next('A cup of tea, 1 g of it.')
  return { facts, checker: createChecker(facts), gate, notesOf: createPersonalNotes(facts) }
}
