import { getTableName, isTable } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { impersonalTables, retention } from '#domain/retention.ts'

import { schema } from './db.ts'

it('says of every table how long what it holds about people is kept, or that it holds nothing', () => {
  const tables = Object.values(schema).filter(isTable).map(getTableName)
  const told = [...retention.map(({ table }) => table), ...impersonalTables]
  expect(told.toSorted()).toEqual(tables.toSorted())
})
