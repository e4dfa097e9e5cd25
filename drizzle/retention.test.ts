import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'

import { impersonalTables } from '#domain/impersonal-tables.ts'
import { retention } from '#domain/retention.ts'

import { schema } from './db.ts'

const exported: unknown[] = Object.values(schema)
const tables = exported.filter((one) => is(one, SQLiteTable))
const personal = new Set(retention.map(({ table }) => table))

it('states for every table how long personal data is stored, or that it has none', () => {
  const documented = [...personal, ...Object.keys(impersonalTables)]
  expect(documented.toSorted()).toEqual(tables.map(getTableName).toSorted())
})

const peopleTables = new Set(['users', 'mailing_list_subscribers'])
const references = tables.flatMap((table) =>
  getTableConfig(table)
    .foreignKeys.filter((key) => peopleTables.has(getTableName(key.reference().foreignTable)))
    .map((key) => ({ table: getTableName(table), onDelete: key.onDelete })),
)

const namesPerson =
  /email|recipient|phone|birth|location|network|device|(first|last|full|display)_name|(user|actor|subscriber|member|author)_id/

describe('a table', () => {
  it('is listed as personal if it references a person', () => {
    expect(references.length).toBeGreaterThan(6)
    expect(references.filter(({ table }) => !personal.has(table))).toEqual([])
  })

  it('is listed as personal if it contains an address, a name or the like', () => {
    const named = tables
      .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => namesPerson.test(name)))
      .map(getTableName)
    expect(named).toContain('mail_outbox')
    expect(named.filter((table) => !personal.has(table))).toEqual([])
  })

  it('loses its rows with the person, or only the person’s name if the event must stay', () => {
    const nameless = references.filter(({ onDelete }) => onDelete !== 'cascade')
    expect(nameless.map(({ table, onDelete }) => `${table}: ${onDelete}`)).toEqual([
      'email_campaigns: set null',
      'forum_posts: set null',
      'forum_replies: set null',
      'forum_reports: set null',
      'audit_log: set null',
      'security_events: set null',
      'support_tickets: set null',
      'support_replies: set null',
      'support_replies: set null',
      'support_notes: set null',
    ])
  })
})
