import { createHash } from 'node:crypto'

import { loadAnswers } from '#catalog/answers.ts'
import { catalogueProblems } from '#catalog/faults.ts'
import { type Catalogue, loadCatalogue } from '#catalog/load.ts'
import { pageFacts } from '#catalog/page-facts.ts'
import type { Problem } from '#catalog/reader.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import type { CompiledAnswer } from '#domain/herbi/answers.schemas.ts'
import { toFactEdits, type FactEditRow } from '#domain/herbs/fact-edit-rows.ts'
import { findDisputedFacts, applyFactEdits, noEdits } from '#domain/herbs/fact-edits.ts'
import { toFactValues } from '#domain/herbs/fact-values.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { StoredHerb, StoredRestrictedPlant } from '#domain/herbs/herbs.types.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import type { CatalogueRecipe } from '#domain/recipes/recipes.schemas.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames, type NameIndex } from '#domain/safety/names.ts'
import { checkWithGroups } from '#domain/safety/passing-groups.ts'
import { isPassing } from '#domain/safety/passing.ts'
import { fingerprintLength, formatFactsVersion } from '#domain/safety/rules-version.ts'
import { createSingleHerbRecipe } from '#domain/safety/single-herb-recipe.ts'
import { type Checker, checkForStorage, createChecker, listShortNotes } from '#domain/safety/stored-check.ts'

import { partsAssignments } from './recipe-parts.ts'
import { editsState, type StoredEdits, unedited } from './stored-edits.ts'

type Value = string | number | null

/**
 * Returns the catalogue as SQL that may be run repeatedly. It leaves alone rows that an administrator edited
 * (`edited_at`), recipes that one deleted (their slug is withdrawn) and rows that haven't changed since the last seed
 * (`seed_hash`). `stored` holds the herb facts that administrators edited, as in the database: if the catalogue
 * disputes one, the stricter value is seeded. Throws if the catalogue has an error; the first statement fails if other
 * facts were edited in the meantime.
 */
export function seedStatements(folder?: string, stored: StoredEdits = unedited): string[] {
  const { catalogue: released, problems } = loadCatalogue(folder)
  const answers = loadAnswers(released, folder)
  refuseProblems([...problems, ...catalogueProblems(released), ...answers.problems])
  const edits = Map.groupBy(stored.rows, ({ herbId }) => herbId)
  const editsOfHerb = ({ slug }: Herb) => {
    const rows = edits.get(slug)
    return rows ? toFactEdits(rows) : noEdits
  }
  const catalogue = { ...released, herbs: released.herbs.map((herb) => applyFactEdits(herb, editsOfHerb(herb))) }
  const facts = versionedFacts(catalogue)
  const checker = createChecker(facts)
  const index = indexNames(facts)
  const plants = pageFacts(released)
  return [
    refuseOtherEdits(stored),
    ...plants.herbs.flatMap((herb) => [
      ...seedHerb(herb, applyFactEdits(herb, editsOfHerb(herb)), checker),
      ...(edits.get(herb.slug) ?? []).map((row) =>
        seedDispute(row, findDisputedFacts(toFactValues(herb), editsOfHerb(herb))),
      ),
    ]),
    ...plants.restricted.map(seedRestrictedPlant),
    ...seedFacts(facts),
    ...seedAnswers(answers.compiled),
    ...catalogue.recipes.flatMap((recipe) => seedRecipe(recipe, checker, index)),
  ]
}

/** The database refuses a second row of facts, and with it all statements that follow. */
const refuseOtherEdits = ({ state }: StoredEdits) =>
  `INSERT INTO safety_facts (id, data_version, facts) SELECT 2, '', '' WHERE ${editsState} <> ${quote(state)}`

const seedDispute = ({ herbId, fact }: FactEditRow, disputed: readonly string[]) =>
  `UPDATE herb_fact_edits SET disputed_since = ${disputed.includes(fact) ? 'coalesce(disputed_since, unixepoch() * 1000)' : 'NULL'} WHERE herb_id = ${quote(herbId)} AND fact = ${quote(fact)}`

/** Refuses a catalogue with errors: people drink what it says. */
function refuseProblems(problems: Problem[]) {
  if (problems.length === 0) return
  const lines = problems.map(({ file, field, reason }) => `${file}  ${field}: ${reason}`)
  throw new Error(`The catalogue has errors, so nothing was seeded:\n${lines.join('\n')}`)
}

/** The version changes with any fact and with the rules. */
function versionedFacts(catalogue: Catalogue): SafetyFacts {
  const facts = safetyFacts(catalogue)
  return {
    ...facts,
    dataVersion: formatFactsVersion(facts.dataVersion, hashContent(facts).slice(0, fingerprintLength)),
  }
}

/** Characters per piece. D1 accepts 100,000 bytes per statement; this stays below that in any script. */
const pieceLength = 30_000

/** Stores the facts in pieces; the version is `pending` until the last piece is stored. */
function seedFacts(facts: SafetyFacts): string[] {
  const [first = '', ...more] = JSON.stringify(facts).match(new RegExp(`[^]{1,${pieceLength}}`, 'gu')) ?? []
  const row = { id: 1, data_version: 'pending', facts: first }
  const version = quote(facts.dataVersion)
  const isPending = `id = 1 AND data_version = 'pending'`
  return [
    `INSERT INTO safety_facts (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(quote).join(', ')}) ON CONFLICT(id) DO UPDATE SET ${assignments(row)} WHERE safety_facts.data_version IS NOT ${version}`,
    ...more.map((piece) => `UPDATE safety_facts SET facts = facts || ${quote(piece)} WHERE ${isPending}`),
    `UPDATE safety_facts SET data_version = ${version} WHERE ${isPending}`,
  ]
}

/** Stores the answers of editors that are new or changed, and deletes those that are no longer in the catalogue. */
const seedAnswers = (answers: readonly CompiledAnswer[]): string[] => [
  `DELETE FROM written_answers WHERE id NOT IN (${answers.map(({ id }) => quote(id)).join(', ')})`,
  ...answers.map((answer) => {
    const content = quote(JSON.stringify(answer))
    return `INSERT INTO written_answers (id, content) VALUES (${quote(answer.id)}, ${content}) ON CONFLICT(id) DO UPDATE SET content = excluded.content WHERE content IS NOT excluded.content`
  }),
]

function seedHerb(released: StoredHerb, herb: StoredHerb, checker: Checker): string[] {
  const safetyNotes = listShortNotes(checkForStorage(checker, createSingleHerbRecipe(herb), 'human').notes)
  const row = {
    id: herb.slug,
    name: herb.commonName,
    scientific_name: herb.scientificName,
    image: herb.emoji,
    category: herb.categories[0] ?? '',
    description: herb.description,
    preparation_methods: JSON.stringify(herb.preparationMethods),
    storage_instructions: herb.storage,
    drying_instructions: herb.drying,
    shelf_life_months: herb.shelfLifeMonths,
    facts: JSON.stringify(herb),
    released_facts: herb === released ? null : JSON.stringify(released),
    safety_notes: safetyNotes.join('\n'),
    seed_hash: hashContent({ herb, safetyNotes }),
  }
  const [facts, notes] = [quote(row.facts), quote(row.safety_notes)]
  return [
    upsertUnedited('herbs', row),
    // Facts are updated even if an administrator edited the texts.
    `UPDATE herbs SET facts = ${facts}, released_facts = ${quote(row.released_facts)}, safety_notes = ${notes} WHERE id = ${quote(row.id)} AND (edited_at IS NOT NULL OR released_facts IS NOT NULL) AND (facts IS NOT ${facts} OR released_facts IS NOT ${quote(row.released_facts)})`,
  ]
}

function seedRestrictedPlant(plant: StoredRestrictedPlant): string {
  return upsertUnedited('restricted_plants', {
    id: plant.slug,
    name: plant.commonName,
    scientific_name: plant.scientificName,
    facts: JSON.stringify(plant),
    seed_hash: hashContent(plant),
  })
}

function seedRecipe(recipe: CatalogueRecipe, checker: Checker, index: NameIndex): string[] {
  const id = quote(recipe.id)
  const publishedAt = Date.parse(recipe.publishedOn)
  const { verdict, dataVersion, safety, notes, groups } = checkWithGroups(checker, recipe, 'human')
  const hash = hashContent({ recipe, verdict, dataVersion, safety, notes, groups })
  const isPublished = isPassing(verdict)
  const row = {
    id: recipe.id,
    slug: recipe.slug,
    name: recipe.name,
    ailment: recipe.ailment,
    description: recipe.description,
    brew_time: recipe.brewMinutes,
    difficulty: recipe.difficulty,
    servings: recipe.servings,
    image: recipe.emoji,
    cups_per_day: recipe.cupsPerDay,
    course_days: recipe.courseDays,
    preparation: JSON.stringify(recipe.preparation),
    status: isPublished ? 'published' : 'review',
    origin: 'catalogue',
    verdict,
    data_version: dataVersion,
    safety: JSON.stringify(safety),
    reader_groups: JSON.stringify(groups),
    created_at: publishedAt,
  }
  // `pending` marks a changed row until its child rows are replaced; all statements below leave a row without it alone.
  const isPending = `EXISTS (SELECT 1 FROM recipes WHERE id = ${id} AND seed_hash = 'pending')`
  const replace = (table: string, rows: Record<string, Value>[]) => [
    `DELETE FROM ${table} WHERE recipe_id = ${id} AND ${isPending}`,
    ...rows.map((child) => {
      const columns = { recipe_id: recipe.id, ...child }
      return `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).map(quote).join(', ')} WHERE ${isPending}`
    }),
  ]
  const isTaken = `EXISTS (SELECT 1 FROM recipe_slugs WHERE (recipe_id = ${id} AND withdrawn_at IS NOT NULL) OR (slug = ${quote(recipe.slug)} AND recipe_id <> ${id}))`
  const changedAssignments = `${assignments({ ...row, seed_hash: 'pending' })}, updated_at = unixepoch() * 1000`
  // A recipe that edited facts hold back is left to the minutely job, which notifies the members who saved it.
  const onConflict = isPublished
    ? `UPDATE SET ${changedAssignments} WHERE recipes.edited_at IS NULL AND recipes.seed_hash IS NOT ${quote(hash)}`
    : 'NOTHING'
  return [
    `${insertUnless('recipes', { ...row, updated_at: publishedAt, seed_hash: 'pending' }, isTaken)} ON CONFLICT(id) DO ${onConflict}`,
    `INSERT INTO recipe_slugs (slug, recipe_id, created_at) SELECT ${quote(recipe.slug)}, ${id}, ${publishedAt} WHERE ${isPending} ON CONFLICT(slug) DO NOTHING`,
    ...replace(
      'recipe_ingredients',
      recipe.ingredients.map((ingredient, position) => ({
        order_index: position,
        name: ingredient.name,
        amount: ingredient.amount,
        notes: ingredient.notes ?? null,
        herb_id: findHerbSlug(index, ingredient.name),
        grams_per_cup: ingredient.gramsPerCup ?? null,
      })),
    ),
    ...replace(
      'recipe_instructions',
      recipe.instructions.map((text, position) => ({ step_number: position + 1, step_text: text })),
    ),
    ...replace(
      'recipe_benefits',
      recipe.benefits.map((text, position) => ({ order_index: position, benefit: text })),
    ),
    ...replace('recipe_warnings', [
      ...notes.map(({ text, topic, sources }, position) => ({
        origin: 'derived',
        order_index: position,
        warning: text,
        topic,
        sources: JSON.stringify(sources),
      })),
      ...recipe.warnings.map((text, position) => ({ origin: 'written', order_index: position, warning: text })),
    ]),
    ...replace(
      'recipe_tips',
      recipe.tips.map((text, position) => ({ order_index: position, tip: text })),
    ),
    `UPDATE recipes SET ${partsAssignments}, seed_hash = ${quote(hash)} WHERE id = ${id} AND seed_hash = 'pending'`,
  ]
}

function insertUnless(table: string, row: Record<string, Value>, condition: string): string {
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) SELECT ${Object.values(row).map(quote).join(', ')} WHERE NOT ${condition}`
}

/** Inserts or updates the row, unless an administrator edited it or its file hasn't changed. */
function upsertUnedited(table: string, row: Record<string, Value>): string {
  const insert = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(quote).join(', ')})`
  return `${insert} ON CONFLICT(id) DO UPDATE SET ${assignments(row)} WHERE ${table}.edited_at IS NULL AND ${table}.seed_hash IS NOT excluded.seed_hash`
}

const assignments = (row: Record<string, Value>) =>
  Object.keys(row)
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')

function quote(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

const hashContent = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
