import { applyFactChange, type AppliedChange } from '#domain/herbs/fact-change.rules.ts'
import type { FactChange } from '#domain/herbs/fact-change.schemas.ts'
import { toFactEdits } from '#domain/herbs/fact-edit-rows.ts'
import type { EditorPlant, FactPreview, HerbEditorView, RecheckStep } from '#domain/herbs/fact-editor.types.ts'
import {
  findChangedFacts,
  findDisputedFacts,
  listEditedFacts,
  type FactEdits,
  applyFactEdits,
  findRelaxedFacts,
} from '#domain/herbs/fact-edits.ts'
import { factGroupNames } from '#domain/herbs/fact-limits.ts'
import { type FactName, toFactValues } from '#domain/herbs/fact-values.ts'
import type { StoredHerb } from '#domain/herbs/herbs.types.ts'
import { formatForReaders } from '#domain/herbs/reader-messages.ts'
import { isSourced } from '#domain/safety/figure-sources.ts'
import { createSingleHerbRecipe } from '#domain/safety/single-herb-recipe.ts'
import { checkForStorage, createChecker, listShortNotes } from '#domain/safety/stored-check.ts'
import { executeBatch, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { recordPurge } from '#worker/core/purges.ts'
import { tags } from '#worker/core/tags.ts'
import { scheduleRecheck, recheckHerb, replaceHerb } from '#worker/features/safety/herb-rechecks.service.ts'
import { previewRecipes } from '#worker/features/safety/preview.service.ts'
import { getFacts, isHerbRechecking } from '#worker/features/safety/safety.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { addFactsVersion } from './facts-version.ts'
import * as repo from './herb-facts.repo.ts'
import { listPlants } from './herbs.service.ts'

const conflictMessage = 'Someone else has changed these facts. Reload the page and try again.'

export async function listEditorPlants(ctx: Ctx): Promise<HerbEditorView> {
  const [plants, editCounts] = await Promise.all([listPlants(ctx), repo.listEditCounts(ctx)])
  return { ...plants, edited: Object.fromEntries(editCounts.map(({ herbId, ...counts }) => [herbId, counts])) }
}

/** Returns a herb for the editor. Throws `not_found` for an unknown herb. */
export async function getEditorView(ctx: Ctx, slug: string): Promise<EditorPlant> {
  const [storedFacts, facts, isRechecking] = await Promise.all([
    repo.findStoredFacts(ctx, slug),
    getFacts(ctx),
    isHerbRechecking(ctx, slug),
  ])
  const { herb, edits: rows, restricted, recipes } = storedFacts
  if (restricted && !herb)
    return { kind: 'restricted', name: restricted.name, reason: formatForReaders(restricted.facts.reason) }
  if (!herb) throw notFound('Herb')
  const released = toFactValues(herb.releasedFacts ?? herb.facts)
  const disputed = new Set(findDisputedFacts(released, toFactEdits(rows)))
  return {
    kind: 'herb',
    editor: {
      slug,
      name: herb.name,
      emoji: herb.emoji,
      revision: herb.revision,
      dataVersion: facts.dataVersion,
      values: toFactValues(herb.facts),
      edits: rows.map(({ fact, mine, source, reason, changedAt }) => ({
        fact,
        mine: mine.value,
        released: released[fact],
        isDisputed: disputed.has(fact),
        source,
        reason,
        changedAt,
      })),
      sources: herb.facts.sources,
      sourced: Object.fromEntries(factGroupNames.map((group) => [group, isSourced(herb.facts, group)])),
      recipes,
      isRechecking,
    },
  }
}

/**
 * Previews how a change affects recipes with the herb, one page at a time. Stores nothing. Throws the same errors as
 * `saveChange`.
 */
export async function previewChange(ctx: Ctx, slug: string, change: FactChange, after: string): Promise<FactPreview> {
  const { facts, herb, changedHerb, changedEdits, relaxed } = await loadChange(ctx, slug, change)
  const preview = await previewRecipes(ctx, {
    herbId: slug,
    after,
    currentFacts: facts,
    newFacts: replaceHerb(facts, changedHerb),
  })
  const { values } = changedEdits
  return { values, changed: findChangedFacts(toFactValues(herb), values), relaxed, ...preview }
}

/**
 * Stores changed facts with an audit row in one batch, and rechecks the first recipes with the herb. Throws
 * `not_found`, `invalid` by field, and `conflict` if the facts have changed since they were read. Throws
 * `reauthentication_required` if a fact becomes less strict and the password was entered too long ago.
 */
export async function saveChange(ctx: Ctx, slug: string, change: FactChange): Promise<RecheckStep> {
  const { facts, herb, released, rows, changedHerb, changedEdits, relaxed } = await loadChange(ctx, slug, change)
  authorize(ctx, relaxed.length > 0 ? 'herb.relax' : 'herb.edit')
  const newFacts = await addFactsVersion(replaceHerb(facts, changedHerb))
  const revision = crypto.randomUUID()
  const isUnchangedCondition = repo.isUnchanged(slug, change.revision, facts.dataVersion)
  const isSavedCondition = repo.isSaved(slug, revision)
  const isEdited = listEditedFacts(changedEdits.edits).length > 0
  const safetyNotes = listShortNotes(
    checkForStorage(createChecker(newFacts), createSingleHerbRecipe(changedHerb), 'human').notes,
  )
  const areFactsChanged = newFacts.dataVersion !== facts.dataVersion
  const statements: Write[] = [
    recordPurge(ctx, [tags.herbs]),
    ...repo.saveEdits(ctx.db, slug, toEditRows(ctx, slug, { rows, released, changedEdits }), isSavedCondition),
    ...(areFactsChanged
      ? [
          repo.saveSafetyFacts(ctx.db, newFacts, isSavedCondition),
          scheduleRecheck(ctx, { id: revision, herbId: slug, before: herb }, isSavedCondition),
        ]
      : []),
  ]
  const [, savedRows] = await executeBatch(ctx, [
    auditIf(ctx, isUnchangedCondition, createAuditEvent(slug, herb, changedEdits, change.decisions)),
    repo.saveHerb(ctx.db, {
      slug,
      condition: isUnchangedCondition,
      revision,
      herb: changedHerb,
      released: isEdited ? released : null,
      safetyNotes: safetyNotes.join('\n'),
    }),
    ...statements,
  ] as const)
  if (savedRows.length === 0) throw new AppError('conflict', conflictMessage)
  try {
    return await recheckHerb(ctx, slug, [tags.herbs])
  } catch (error) {
    // The facts are stored, and the job rechecks the remaining recipes.
    ctx.log.error('recheck_failed', error, { herb: slug })
    return { checked: 0, isDone: false }
  }
}

export const continueRecheck = (ctx: Ctx, slug: string): Promise<RecheckStep> => recheckHerb(ctx, slug)

async function loadChange(ctx: Ctx, slug: string, change: FactChange) {
  const [{ herb: storedHerb, edits: rows }, facts] = await Promise.all([repo.findStoredFacts(ctx, slug), getFacts(ctx)])
  if (!storedHerb) throw notFound('Herb')
  if (storedHerb.revision !== change.revision || facts.dataVersion !== change.dataVersion)
    throw new AppError('conflict', conflictMessage)
  const released: StoredHerb = storedHerb.releasedFacts ?? storedHerb.facts
  const result = applyFactChange(toFactValues(released), toFactEdits(rows), change)
  if (!result.ok) throw new AppError('invalid', undefined, result.errors)
  const { change: changedEdits } = result
  return {
    facts,
    herb: storedHerb.facts,
    released,
    rows,
    changedEdits,
    changedHerb: applyFactEdits(released, changedEdits.edits),
    relaxed: findRelaxedFacts(toFactValues(storedHerb.facts), changedEdits.values),
  }
}

type ChangeRows = { rows: readonly repo.EditRow[]; released: StoredHerb; changedEdits: AppliedChange }

function toEditRows(ctx: Ctx, slug: string, { rows, released, changedEdits: { edits, reasons } }: ChangeRows) {
  const before = new Map(rows.map((row) => [row.fact, row]))
  const disputed = new Set(findDisputedFacts(toFactValues(released), edits))
  return listEditedFacts(edits).flatMap((fact) => {
    const source = edits.sources[fact]
    const row = before.get(fact)
    if (!source) return []
    const editedValues = getEditedValues(edits, fact)
    const isSame =
      row && JSON.stringify([row.mine, row.seen]) === JSON.stringify([editedValues.mine, editedValues.seen])
    return [
      {
        herbId: slug,
        fact,
        ...editedValues,
        source,
        reason: reasons[fact] ?? row?.reason ?? '',
        changedAt: isSame ? row.changedAt : ctx.now,
        disputedSince: disputed.has(fact) ? (row?.disputedSince ?? ctx.now) : null,
      },
    ]
  })
}

const getEditedValues = ({ values, baseValues }: FactEdits, fact: FactName) => ({
  mine: { value: values[fact] ?? null },
  seen: { value: baseValues[fact] ?? null },
})

function createAuditEvent(
  slug: string,
  herb: StoredHerb,
  { edits, values, reasons }: AppliedChange,
  decisions: FactChange['decisions'],
) {
  const before = toFactValues(herb)
  const names = findChangedFacts(before, values)
  return {
    action: 'herb.edit-facts',
    subject: { kind: 'herb', id: slug },
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: {
      ...Object.fromEntries(
        names.map((name) => [name, { value: values[name], source: edits.sources[name], reason: reasons[name] }]),
      ),
      ...(Object.keys(decisions).length > 0 && { decisions }),
    },
  }
}
