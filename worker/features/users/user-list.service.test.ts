import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  type UserFilters,
  userGroups,
  userOrders,
  usersPerPage,
  userStatuses,
  createUserQuery,
  defaultUserFilters,
} from '#domain/users/user-filters.ts'
import type { ListedUser, UserPage } from '#domain/users/users.types.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000

let session = ''
beforeEach(async () => void (session = await addSession(admin.id, now)))

const request = (filters: Partial<UserFilters>) => {
  const query = new URLSearchParams(createUserQuery({ ...defaultUserFilters, ...filters }))
  return call('GET', `/api/users?${query}`, { cookies: { session }, now })
}
const fetchPage = async (filters: Partial<UserFilters>) => (await request(filters)).body as UserPage
const listNames = async (filters: Partial<UserFilters>) => (await fetchPage(filters)).users.map(({ name }) => name)

async function addUser(name: string, overrides: Parameters<typeof addAccount>[0] = {}) {
  const account = await addAccount(overrides)
  await env.DB.prepare('UPDATE profiles SET full_name = ? WHERE id = ?').bind(name, account.id).run()
  return account
}

describe('the list of users', () => {
  beforeEach(async () => {
    for (const { id } of [admin, member]) await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
    await addAccount({ id: admin.id, email: admin.email, createdAt: 1 })
    session = await addSession(admin.id, now)
    await addUser('Ada Linden', { email: 'ada@example.org', createdAt: 10, premiumUntil: now + day })
    await addUser('ben Sage', { email: 'zoe@example.org', createdAt: 20 })
    await addUser('Cleo Thyme', { email: 'cleo@herbs.example', createdAt: 30, suspendedAt: now })
    await addUser('Dan Mint', { email: 'dan@herbs.example', createdAt: 40, confirmedAt: null, premiumUntil: now + 1 })
  })

  it('is sorted in the chosen order, ignoring letter case', async () => {
    const ownName = 'Ada Linden'
    expect(await listNames({})).toEqual(['Dan Mint', 'Cleo Thyme', 'ben Sage', 'Ada Linden', ownName])
    expect(await listNames({ order: 'name' })).toEqual([ownName, 'Ada Linden', 'ben Sage', 'Cleo Thyme', 'Dan Mint'])
    expect(await listNames({ order: 'email' })).toEqual(['Ada Linden', ownName, 'Cleo Thyme', 'Dan Mint', 'ben Sage'])
    expect((await listNames({ order: 'premium-end' })).slice(0, 2)).toEqual(['Dan Mint', 'Ada Linden'])
  })

  it('can be filtered by group, by status and by both', async () => {
    expect(await listNames({ group: 'premium' })).toEqual(['Dan Mint', 'Ada Linden'])
    expect(await listNames({ group: 'member' })).toEqual(['Cleo Thyme', 'ben Sage'])
    expect((await fetchPage({ group: 'admin' })).users).toMatchObject([{ id: admin.id, isAdministrator: true }])
    expect(await listNames({ group: 'admin', status: 'suspended' })).toEqual([])
    expect(await listNames({ status: 'suspended' })).toEqual(['Cleo Thyme'])
    expect(await listNames({ status: 'unconfirmed', group: 'premium' })).toEqual(['Dan Mint'])
    expect(await listNames({ status: 'unconfirmed', group: 'member' })).toEqual([])
  })

  it('searches within names and addresses, and only at the beginning for one or two letters', async () => {
    expect(await listNames({ search: 'sag' })).toEqual(['ben Sage'])
    expect(await listNames({ search: 'HERBS.EX' })).toEqual(['Dan Mint', 'Cleo Thyme'])
    expect(await listNames({ search: 'herbs.ex', order: 'name', status: 'suspended' })).toEqual(['Cleo Thyme'])
    expect(await listNames({ search: 'herbs.ex cl' })).toEqual(['Cleo Thyme'])
    expect(await listNames({ search: 'zo' })).toEqual(['ben Sage'])
    expect(await listNames({ search: 'be' })).toEqual(['ben Sage'])
    expect(await listNames({ search: '" OR name' })).toEqual([])
  })

  it('ignores accents and letter case, for short and long search terms', async () => {
    const [ada] = (await fetchPage({ search: 'ada linden' })).users
    await env.DB.prepare(`UPDATE profiles SET full_name = 'Änne Škoda' WHERE id = ?`).bind(ada?.id).run()
    for (const search of [
      'Änne',
      'änne',
      'anne',
      'ANNE',
      'A\u0308nne',
      'skoda',
      'ŠKO',
      'än',
      'AN',
      'ä',
      'skoda an',
      'skoda ÄN',
    ])
      expect([search, await listNames({ search })]).toEqual([search, expect.arrayContaining(['Änne Škoda'])])
    for (const search of ['skoda in', 'ann be', 'an be'])
      expect([search, await listNames({ search })]).toEqual([search, []])
  })

  it('finds accounts by their new name and address, and never finds deleted accounts', async () => {
    const [ben] = (await fetchPage({ search: 'sage' })).users
    await env.DB.prepare(`UPDATE profiles SET full_name = 'Ben Rosemary' WHERE id = ?`).bind(ben?.id).run()
    await env.DB.prepare(`UPDATE users SET email = 'ben@example.org' WHERE id = ?`).bind(ben?.id).run()
    expect(await listNames({ search: 'sage' })).toEqual([])
    expect(await listNames({ search: 'zoe' })).toEqual([])
    expect(await listNames({ search: 'rosemary' })).toEqual(['Ben Rosemary'])
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(ben?.id).run()
    expect(await listNames({ search: 'rosemary' })).toEqual([])
    expect(await listNames({ search: 'ben@' })).toEqual([])
    const { results } = await env.DB.prepare(
      `SELECT count(*) AS hits FROM user_search_data WHERE instr(lower(CAST(block AS TEXT)), 'ros') > 0`,
    ).all()
    expect(results).toEqual([{ hits: 0 }])
  })

  it('contains no password hashes, tokens or other secrets', async () => {
    const { body } = await request({})
    expect(JSON.stringify(body)).not.toMatch(/password|hash|token|scrypt/i)
  })

  it('rejects invalid parameters and cursors', async () => {
    expect((await call('GET', '/api/users?order=oldest', { cookies: { session }, now })).status).toBe(400)
    expect((await request({ after: 'abc' })).status).toBe(400)
    expect((await request({ after: 'abc_def' })).status).toBe(400)
  })
})

const userCount = 2000
const toSortValue = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : Number(value))
const listExpectedIds = async ({ group, status, order }: UserFilters) => {
  const rows = await readTable('users')
  const matchesFilters = (row: Record<string, unknown>) =>
    (group === 'all' || (row['email'] !== admin.email && (row['plan'] === 'premium') === (group === 'premium'))) &&
    (status === 'all' || row['status'] === status)
  const key = { newest: 'created_at', name: 'name', email: 'email', 'premium-end': 'premium_end' }[order]
  const compare = (firstRow: Record<string, unknown>, secondRow: Record<string, unknown>) => {
    const [a, b] = [toSortValue(firstRow[key]), toSortValue(secondRow[key])]
    const direction = a < b ? -1 : a > b ? 1 : String(firstRow['id']) < String(secondRow['id']) ? -1 : 1
    return order === 'newest' ? -direction : direction
  }
  return rows
    .filter(matchesFilters)
    .toSorted(compare)
    .map(({ id }) => id)
}

describe(`among ${userCount} users`, () => {
  beforeEach(async () => {
    const insert = `INSERT INTO users (id, email, password_hash, created_at, confirmed_at, premium_until, suspended_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${userCount})
      SELECT printf('u%05d', i), printf('user%05d@example.org', (i * 7919) % ${userCount}), '', i / 7,
        CASE WHEN i % 5 = 0 THEN NULL ELSE 1 END, CASE WHEN i % 3 = 0 THEN ${now} + i / 9 END, CASE WHEN i % 4 = 0 THEN 2 END FROM n`
    await env.DB.prepare(insert).run()
    await env.DB.prepare(
      `INSERT INTO profiles (id, full_name, updated_at) SELECT id, 'Name ' || (created_at % 40), 1 FROM users WHERE id LIKE 'u%'`,
    ).run()
  })

  const combinations = userOrders.flatMap((order) =>
    userGroups
      .filter((group) => group !== 'admin')
      .flatMap((group) => userStatuses.map((status) => ({ search: '', after: '', order, group, status }))),
  )

  it('reads at most three extra rows per page, and shows every user once', async () => {
    for (const filters of combinations) {
      const expectedIds = await listExpectedIds(filters)
      const fetchedUsers: ListedUser[] = []
      let after = ''
      for (let page = 0; page < 3; page++) {
        const { body, ctx } = await request({ ...filters, after })
        const { users, next } = body as UserPage
        fetchedUsers.push(...users)
        const pageQuery = ctx.recording.executed.find(({ sql }) => sql.includes('premium_end'))
        expect([filters, (pageQuery?.rowsRead ?? 99) - (pageQuery?.rowsReturned ?? 0)]).toEqual([
          filters,
          expect.toSatisfy((more) => more <= 3),
        ])
        if (next === null) break
        after = next
      }
      expect([filters, fetchedUsers.map(({ id }) => id)]).toEqual([filters, expectedIds.slice(0, fetchedUsers.length)])
      expect(fetchedUsers.length).toBeGreaterThanOrEqual(Math.min(expectedIds.length, 3 * usersPerPage - 1))
    }
  })

  it('examines at most a thousand matches of a search', async () => {
    const { body, ctx } = await request({ search: 'example', order: 'name', group: 'premium' })
    expect((body as UserPage).users).toHaveLength(usersPerPage)
    const rowsRead = ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
    expect(rowsRead).toBeLessThan(2500)
  })
})
