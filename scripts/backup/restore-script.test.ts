import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { readDatabaseShape } from './database-shape.ts'
import { createRestoreScript } from './restore-script.ts'
import { splitInsert } from './short-statements.ts'

const shape = readDatabaseShape()

it('lists every table with its own rows, and none that is built from another', () => {
  expect(shape.tables).toContain('recipes')
  expect(shape.tables).toContain('users')
  expect(shape.fullTextTables).toEqual([
    'post_search',
    'recipe_prefixes',
    'recipe_search',
    'subscriber_search',
    'user_search',
  ])
  expect(shape.tables.filter((table) => /_(?:search|prefixes)(?:_|$)|^sqlite_|^_cf_/.test(table))).toEqual([])
  expect(shape.triggers.length).toBeGreaterThan(10)
})

const small = {
  tables: ['leaves'],
  fullTextTables: ['leaf_search'],
  triggers: [
    {
      name: 'counted',
      sql: 'CREATE TRIGGER counted AFTER INSERT ON leaves BEGIN UPDATE leaves SET seen = seen + 1 WHERE id = new.id; END',
    },
  ],
}

it('restores rows unchanged, without counting them again, and makes them searchable', () => {
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE leaves (id INTEGER PRIMARY KEY, name TEXT, seen INTEGER);
    CREATE VIRTUAL TABLE leaf_search USING fts5 (name, content = 'leaves', content_rowid = 'id', tokenize = 'trigram');
    ${small.triggers[0]?.sql};
    INSERT INTO leaves VALUES (9, 'from a migration', 0);`)
  db.exec(createRestoreScript(`INSERT INTO "leaves" ("id","name","seen") VALUES(1,'linden',7);`, small))
  expect(db.prepare('SELECT id, name, seen FROM leaves').all()).toMatchObject([{ id: 1, name: 'linden', seen: 7 }])
  expect(db.prepare(`SELECT rowid FROM leaf_search WHERE leaf_search MATCH 'nden'`).all()).toMatchObject([{ rowid: 1 }])
  db.exec(`INSERT INTO leaves VALUES (2, 'sage', 0)`)
  expect(db.prepare('SELECT seen FROM leaves WHERE id = 2').all()).toMatchObject([{ seen: 1 }])
})

it('restores a text that is longer than a statement, piece by piece', () => {
  const text = `it’s 🌿\n'quoted'; `.repeat(10_000)
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE leaves (id INTEGER PRIMARY KEY, name TEXT, weight REAL, seen BLOB, note TEXT)')
  const literal = text.replaceAll(`'`, `''`).replaceAll('\n', String.raw`\n`)
  const insert = `INSERT INTO "leaves" ("id","name","weight","seen","note") VALUES(3,replace('${literal}','\\n',char(10)),1.5,X'0aff',NULL);`
  const statements = splitInsert(insert, 100_000)
  expect(statements.length).toBeGreaterThan(5)
  expect(statements.filter((statement) => Buffer.byteLength(statement) > 100_000)).toEqual([])
  for (const statement of statements) db.exec(statement)
  expect(db.prepare('SELECT id, name, weight, hex(seen) AS seen, note FROM leaves').all()).toMatchObject([
    { id: 3, name: text, weight: 1.5, seen: '0AFF', note: null },
  ])
  expect(splitInsert('SELECT 1;', 100)).toEqual(['SELECT 1;'])
})
