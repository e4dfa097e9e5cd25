import { createOutputFilter, type OutputFilter } from '#domain/herbi/output-filter.rules.ts'
import { createPersonalNotes, type PersonalNotes } from '#domain/herbi/personal-notes.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames, resolveName } from '#domain/safety/names.ts'
import { createChecker, type Checker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './knowledge.repo.ts'

export type OutputGuards = {
  facts: SafetyFacts
  checker: Checker
  filterOutput: OutputFilter
  writePersonalNotes: PersonalNotes
  isPlant: (name: string) => boolean
}

let cachedGuards: { edition: string; guards: OutputGuards } | undefined

/**
 * Returns the guards, cached per edition of the facts. Throws `unavailable` before the first seed. Requests never share
 * a pending load, because the platform cancels it when the first request ends.
 */
export async function loadOutputGuards(ctx: Ctx): Promise<OutputGuards> {
  const edition = (await repo.findEdition(ctx)) ?? ''
  if (cachedGuards?.edition === edition) return cachedGuards.guards
  const guards = await buildOutputGuards(ctx)
  cachedGuards = { edition, guards }
  return guards
}

async function buildOutputGuards(ctx: Ctx): Promise<OutputGuards> {
  const facts = await getFacts(ctx)
  const filterOutput = createOutputFilter(facts)
  // Warms up the filter, because the first sentence takes as long as a hundred later sentences.
  filterOutput({ secrets: { instructions: '', token: '' }, recipes: new Set() }).next('A cup of tea, 1 g of it.')
  const index = indexNames(facts)
  return {
    facts,
    checker: createChecker(facts),
    filterOutput,
    writePersonalNotes: createPersonalNotes(facts),
    isPlant: (name) => resolveName(index, name).kind === 'plants',
  }
}
