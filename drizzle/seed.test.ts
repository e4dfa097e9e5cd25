import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { beforeAll, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { readerGroupIds } from '#domain/safety/reader-group-names.ts'

import { readMigrations } from './read-migrations.ts'
import { seedStatements } from './seed.ts'
import { readStoredEdits, storedEditsQuery } from './stored-edits.ts'

const db = new DatabaseSync(':memory:')
const rows = (sql: string) =>
  db
    .prepare(sql)
    .all()
    .map((row) => Object.values(row).join(' '))
const catalogueStatements = seedStatements()
const seed = (statements = catalogueStatements) => {
  for (const statement of statements) db.exec(statement)
}

const tables = [
  'herbs',
  'recipes',
  'recipe_slugs',
  'recipe_ingredients',
  'recipe_instructions',
  'recipe_benefits',
  'recipe_warnings',
  'recipe_tips',
]
const everything = () => JSON.stringify(tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all()))

beforeAll(() => {
  db.exec('PRAGMA foreign_keys = ON')
  db.exec(readMigrations())
  seed()
})

describe('the seed', () => {
  const { herbs, recipes } = loadCatalogue().catalogue

  it('stores the whole catalogue with its counts', () => {
    expect(rows('SELECT count(*) FROM herbs')).toEqual([String(herbs.length)])
    expect(rows('SELECT recipe_count FROM catalogue_summary')).toEqual([String(recipes.length)])
    expect(rows(`SELECT count(*) FROM recipe_ingredients WHERE herb_id IS NULL AND grams_per_cup IS NOT NULL`)).toEqual(
      ['0'],
    )
    expect(rows('SELECT DISTINCT seed_hash FROM recipes')).not.toContain('pending')
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  })

  it('stores the facts of every herb in statements that D1 accepts', () => {
    const stored: SafetyFacts = JSON.parse(rows('SELECT facts FROM safety_facts').join())
    expect(rows('SELECT data_version FROM safety_facts')).toEqual([stored.dataVersion])
    expect(stored).toEqual({ ...safetyFacts(loadCatalogue().catalogue), dataVersion: stored.dataVersion })
    for (const statement of catalogueStatements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
  })

  it('refuses a catalogue with an error', () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    cpSync('catalog', folder, { recursive: true })
    const file = join(folder, 'recipes/cold-flu/hillside-thyme-cup.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('name: Thyme\n', 'name: Comfrey\n'))
    expect(() => seedStatements(folder)).toThrow(
      'recipes/cold-flu/hillside-thyme-cup.yaml  ingredients: RESTRICTED_BLOCK (comfrey)',
    )
    rmSync(folder, { recursive: true })
  })

  it('gives every herb the safety notes that follow from its facts', () => {
    expect(
      rows(
        `SELECT count(*) FROM herbs WHERE safety_notes LIKE '%For people aged%' AND safety_notes LIKE '%Educational information%'`,
      ),
    ).toEqual(['96'])
  })

  it('puts warnings that follow from the facts before the written ones', () => {
    const { id, warnings } = recipes.find((recipe) => recipe.warnings.length > 0) ?? { id: '', warnings: [] }
    const stored = rows(
      `SELECT origin, warning FROM recipe_warnings WHERE recipe_id = '${id}' ORDER BY origin, order_index`,
    )
    expect(stored).toContainEqual(expect.stringMatching(/^derived For people aged \d+ and over/))
    expect(stored.slice(-warnings.length)).toEqual(warnings.map((text) => `written ${text}`))
    expect(
      rows(
        `SELECT count(*) FROM recipes r WHERE NOT EXISTS (SELECT 1 FROM recipe_warnings w WHERE w.recipe_id = r.id AND w.origin = 'derived')`,
      ),
    ).toEqual(['0'])
  })

  it('gives every recipe its verdict, the version of the facts, and a source for each line', () => {
    expect(rows(`SELECT DISTINCT verdict FROM recipes ORDER BY verdict`)).toEqual(['ok', 'ok_with_warnings'])
    expect(
      rows(`SELECT DISTINCT r.data_version FROM recipes r JOIN safety_facts f ON f.data_version <> r.data_version`),
    ).toEqual([])
    expect(rows(`SELECT count(*) FROM safety_facts WHERE data_version LIKE '2026-11-draft-3+%'`)).toEqual(['1'])
    expect(
      rows(
        `SELECT count(*) FROM recipe_warnings WHERE origin = 'derived' AND warning NOT LIKE 'Educational%' AND json_array_length(sources) = 0`,
      ),
    ).toEqual(['0'])
  })

  it('lists every recipe for the reader groups that it passes for, and counts them', () => {
    const listed = rows(`SELECT recipe_id, reader_group FROM recipe_groups ORDER BY recipe_id, reader_group`)
    expect(listed).toEqual(
      rows(`SELECT r.id, g.value FROM recipes r, json_each(r.reader_groups) g ORDER BY r.id, g.value`),
    )
    expect(listed.length).toBeGreaterThan(recipes.length)
    expect(rows(`SELECT DISTINCT reader_group FROM recipe_group_counts`).toSorted()).toEqual(readerGroupIds.toSorted())
    expect(rows('SELECT sum(recipe_count) FROM recipe_group_counts')).toEqual([String(listed.length)])
  })

  it.each([
    ['a refused recipe', `verdict = 'refused'`],
    ['an unconfirmed one', `verdict = 'needs_review'`],
  ])('fills a database that does not publish %s', (_, change) => {
    const id = recipes[0]?.id ?? ''
    expect(() => db.exec(`UPDATE recipes SET ${change} WHERE id = '${id}'`)).toThrow('cannot be published')
    db.exec(`UPDATE recipes SET status = 'review', ${change} WHERE id = '${id}'`)
    expect(() => db.exec(`UPDATE recipes SET status = 'published' WHERE id = '${id}'`)).toThrow('cannot be published')
    expect(() =>
      db.exec(`INSERT INTO recipes (id, slug, name, ailment, description, brew_time, difficulty, servings, image, cups_per_day, preparation, status, origin, created_at, updated_at, ${change.split(' = ')[0]})
        VALUES ('x', 'x', 'X', 'Y', 'Z', 1, 'Easy', 1, '', 1, '[]', 'published', 'bot', 0, 0, ${change.split(' = ')[1]})`),
    ).toThrow('cannot be published')
    db.exec(`UPDATE recipes SET verdict = 'needs_review', confirmed_at = 1, status = 'published' WHERE id = '${id}'`)
    expect(rows(`SELECT status FROM recipes WHERE id = '${id}'`)).toEqual(['published'])
    db.exec(`UPDATE recipes SET verdict = 'ok', confirmed_at = NULL WHERE id = '${id}'`)
  })

  it('changes nothing when it runs again', () => {
    const before = everything()
    seed()
    expect(everything()).toBe(before)
  })

  it('updates the row and the child rows of a changed file', () => {
    const id = recipes[0]?.id ?? ''
    db.exec(`UPDATE recipes SET name = 'Earlier', seed_hash = 'earlier' WHERE id = '${id}'`)
    db.exec(`DELETE FROM recipe_tips WHERE recipe_id = '${id}'`)
    seed()
    expect(rows(`SELECT name FROM recipes WHERE id = '${id}'`)).toEqual([recipes[0]?.name])
    expect(rows(`SELECT tip FROM recipe_tips WHERE recipe_id = '${id}' ORDER BY order_index`)).toEqual(recipes[0]?.tips)
    expect(rows(`SELECT value FROM recipes, json_each(parts, '$.tips') WHERE recipes.id = '${id}'`)).toEqual(
      recipes[0]?.tips,
    )
  })

  it("keeps members' favourites and ratings, even of a recipe whose file has changed", () => {
    const id = recipes[4]?.id ?? ''
    db.exec(`INSERT INTO users (id, email, password_hash, created_at) VALUES ('ada', 'ada@example.org', '', 1)`)
    db.exec(`INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, updated_at)
      VALUES ('kept', 'ada', '${id}', 1, 0, 1, 1)`)
    db.exec(`INSERT INTO recipe_ratings (user_id, recipe_id, rating, updated_at) VALUES ('ada', '${id}', 4, 1)`)
    db.exec(`UPDATE recipes SET name = 'Earlier', seed_hash = 'earlier' WHERE id = '${id}'`)
    seed()
    expect(rows(`SELECT name, rating, rating_sum, reviews FROM recipes WHERE id = '${id}'`)).toEqual([
      `${recipes[4]?.name} 4 4 1`,
    ])
    expect(rows('SELECT recipe_id, is_liked, liked_at FROM user_recipe_interactions')).toEqual([`${id} 1 1`])
    expect(rows('SELECT recipe_id, rating FROM recipe_ratings')).toEqual([`${id} 4`])
  })

  it('never overwrites what an administrator edited or deleted', () => {
    const [edited, deleted] = recipes.slice(1, 3).map((recipe) => recipe.id)
    db.exec(`UPDATE recipes SET name = 'My words', edited_at = 1, seed_hash = 'earlier' WHERE id = '${edited}'`)
    db.exec(`UPDATE recipe_slugs SET withdrawn_at = 1 WHERE recipe_id = '${deleted}'`)
    db.exec(`DELETE FROM recipes WHERE id = '${deleted}'`)
    db.exec(
      `UPDATE herbs SET storage_instructions = 'My shelf', facts = '{}', edited_at = 1, seed_hash = 'earlier' WHERE id = 'thyme'`,
    )
    seed()
    expect(rows(`SELECT name FROM recipes WHERE id = '${edited}'`)).toEqual(['My words'])
    expect(rows(`SELECT name FROM recipes WHERE id = '${deleted}'`)).toEqual([])
    expect(rows(`SELECT storage_instructions FROM herbs WHERE id = 'thyme'`)).toEqual(['My shelf'])
    expect(rows(`SELECT json_extract(facts, '$.maxDailyGrams') FROM herbs WHERE id = 'thyme'`)).toEqual(['6'])
  })

  it('uses the stricter of an edited fact and a different release, and marks the fact as disputed', () => {
    const source = JSON.stringify({ cite: 'A monograph', tier: 'primary_copy' })
    const edit = (fact: string, mine: unknown, seen: unknown) =>
      db
        .prepare(
          `INSERT INTO herb_fact_edits (herb_id, fact, mine, seen, source, reason, changed_at) VALUES ('thyme', ?, ?, ?, ?, 'Because.', 7)`,
        )
        .run(fact, JSON.stringify({ value: mine }), JSON.stringify({ value: seen }), source)
    edit('maxDailyGrams', 8, 9)
    edit('minAgeYears', 16, 10)
    edit('adviceAfterDays', 5, 7)
    const stored = readStoredEdits(storedEditsQuery.split('; ').map((query) => ({ results: db.prepare(query).all() })))
    const merging = seedStatements(undefined, stored)
    seed(merging)
    const [facts, disputes] = [
      `SELECT facts ->> '$.maxDailyGrams', facts ->> '$.minAgeYears', facts ->> '$.adviceAfterDays', released_facts ->> '$.adviceAfterDays' FROM herbs WHERE id = 'thyme'`,
      `SELECT fact FROM herb_fact_edits WHERE disputed_since IS NOT NULL ORDER BY fact`,
    ]
    expect(rows(facts)).toEqual(['6 16 5 7'])
    expect(rows(disputes)).toEqual(['maxDailyGrams', 'minAgeYears'])
    const storedFacts: SafetyFacts = JSON.parse(rows('SELECT facts FROM safety_facts').join())
    expect(storedFacts.herbs.find(({ slug }) => slug === 'thyme')).toMatchObject({
      maxDailyGrams: 6,
      minAgeYears: 16,
      adviceAfterDays: 5,
    })
    expect(rows('SELECT data_version FROM safety_facts')).toEqual([storedFacts.dataVersion])
    const before = everything()
    seed(merging)
    expect(everything()).toBe(before)
    expect(() => seed()).toThrow('CHECK constraint failed')
    expect(everything()).toBe(before)
    db.exec('DELETE FROM herb_fact_edits')
    seed()
    expect(rows(facts)).toEqual(['6 4 7 '])
  })

  it('leaves a recipe that an edited fact holds back to the minutely check, and never publishes a new one', () => {
    const source = { cite: 'A monograph', tier: 'primary_copy' } as const
    const edit = { herbId: 'thyme', fact: 'maxDailyGrams', mine: { value: 0.1 }, seen: { value: 6 }, source } as const
    const statements = seedStatements(undefined, { rows: [edit], state: '0 0' })
    const ofThyme = `SELECT DISTINCT r.id FROM recipes r JOIN recipe_ingredients i ON i.recipe_id = r.id AND i.herb_id = 'thyme' WHERE r.status = 'published'`
    const [kept = '', gone = ''] = rows(ofThyme)
    db.exec(`DELETE FROM recipe_slugs WHERE recipe_id = '${gone}'`)
    db.exec(`DELETE FROM recipes WHERE id = '${gone}'`)
    const before = rows(`SELECT * FROM recipes WHERE id = '${kept}'`)
    seed(statements)
    expect(rows(`SELECT * FROM recipes WHERE id = '${kept}'`)).toEqual(before)
    expect(rows(`SELECT status, verdict FROM recipes WHERE id = '${gone}'`)).toEqual(['review refused'])
  })

  it('leaves a slug with the recipe that has it', () => {
    const { id, slug } = recipes[5] ?? { id: '', slug: '' }
    db.exec(`DELETE FROM recipes WHERE id = '${id}'`)
    db.exec(`UPDATE recipe_slugs SET recipe_id = 'another' WHERE slug = '${slug}'`)
    seed()
    expect(rows(`SELECT recipe_id FROM recipe_slugs WHERE slug = '${slug}'`)).toEqual(['another'])
    expect(rows(`SELECT id FROM recipes WHERE id = '${id}'`)).toEqual([])
  })
})
