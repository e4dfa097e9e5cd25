import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { setAsideOldDatabase } from './old-database.ts'

const databaseName = 'd1/miniflare-D1DatabaseObject/0f.sqlite'
const now = new Date('2026-11-28T09:10:11.120Z')
let state: string

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'state-'))
})
afterEach(() => rmSync(state, { recursive: true }))

/** Creates a database as wrangler leaves it after these migrations. */
function createDatabase(migrations: string[]) {
  const file = join(state, 'v3', databaseName)
  mkdirSync(join(file, '..'), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
  for (const name of migrations) db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
  db.close()
}

const setAside = () => setAsideOldDatabase(state, ['0000_schema.sql', 'meta'], now)

describe('a local database', () => {
  it('is set aside, with all its rows, if one of its migrations no longer exists', () => {
    createDatabase(['0000_schema.sql', '0001_gone.sql'])
    const file = join(state, 'set-aside-2026-11-28T09-10-11', databaseName)
    expect(setAside()).toBe(file)
    expect(existsSync(join(state, 'v3'))).toBe(false)
    const db = new DatabaseSync(file)
    expect(db.prepare('SELECT name FROM d1_migrations').all()).toHaveLength(2)
    db.close()
  })

  it('stays if all its migrations exist', () => {
    createDatabase(['0000_schema.sql'])
    expect(setAside()).toBeNull()
    expect(readdirSync(state)).toEqual(['v3'])
  })

  it('stays if no migration has run yet', () => {
    createDatabase([])
    const db = new DatabaseSync(join(state, 'v3', databaseName))
    db.exec('DROP TABLE d1_migrations')
    db.close()
    expect(setAside()).toBeNull()
  })

  it('may be missing', () => {
    expect(setAside()).toBeNull()
    expect(readdirSync(state)).toEqual([])
  })
})
