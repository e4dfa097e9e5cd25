import { DatabaseSync } from 'node:sqlite'

import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'

import { schema } from './db.ts'
import { readMigrations } from './read-migrations.ts'

const db = new DatabaseSync(':memory:')
db.exec(readMigrations())

const exported: unknown[] = Object.values(schema)
const tables = exported.filter((one) => is(one, SQLiteTable)).map(getTableConfig)
const columnsQuery = db.prepare('SELECT name, type, "notnull" FROM pragma_table_xinfo(?)')
const indexesQuery = db.prepare(`SELECT name FROM pragma_index_list(?) WHERE origin = 'c'`)
const listColumns = (table: string) => columnsQuery.all(table).map((row) => Object.values(row).join(' '))
const listIndexes = (table: string) => indexesQuery.all(table).map((row) => String(row['name']))

describe('the migrations', () => {
  it('create the columns of the schema', () => {
    const created = tables.map(({ name }) => ({ name, columns: listColumns(name).toSorted() }))
    const declared = tables.map(({ name, columns }) => {
      const toText = (column: (typeof columns)[number]) =>
        `${column.name} ${column.getSQLType().replace(' collate nocase', '').toUpperCase()} ${Number(column.notNull)}`
      return { name, columns: columns.map(toText).toSorted() }
    })
    expect(created).toEqual(declared)
  })

  it('create the indexes of the schema', () => {
    const created = tables.flatMap(({ name }) => listIndexes(name))
    const declared = tables.flatMap(({ indexes }) => indexes.map((index) => index.config.name))
    const uniqueColumns = tables.flatMap(({ columns }) => columns.filter((column) => column.isUnique))
    expect(created.toSorted()).toEqual(
      [...declared, ...uniqueColumns.map((column) => String(column.uniqueName))].toSorted(),
    )
  })

  it('store the deliveries, and no other table, in the order of their key', () => {
    const query = `SELECT name FROM pragma_table_list WHERE wr = 1 AND type = 'table' AND schema = 'main'`
    expect(db.prepare(query).all()).toMatchObject([{ name: 'campaign_deliveries' }])
  })
})

describe('the number of a notification', () => {
  it('is never used again after the notification was deleted', () => {
    const insert = (id: string) =>
      db.exec(`INSERT INTO user_notifications (id, user_id, title, message, type, read, created_at) VALUES
        ('${id}', 'ada', 'T', 'M', 'info', 0, 1)`)
    db.exec(`INSERT INTO users (id, email, password_hash, created_at) VALUES ('ada', 'a', '', 1)`)
    insert('first')
    insert('second')
    db.exec(`DELETE FROM user_notifications WHERE id = 'second'`)
    insert('third')
    expect(db.prepare('SELECT sequence, id FROM user_notifications ORDER BY sequence').all()).toMatchObject([
      { sequence: 1, id: 'first' },
      { sequence: 3, id: 'third' },
    ])
  })
})
