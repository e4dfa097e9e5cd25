import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { hashPassword } from '#worker/core/passwords.ts'
import { hashToken } from '#worker/core/tokens.ts'
import type { ExpectedValues } from '#worker/faults/expected-values.ts'
import type { ActionResponse } from '#worker/faults/expected-values.ts'

import type { LocalServer } from './local-server.ts'

export type Writer = {
  name: string
  tally: { confirmed: number; failed: number; wrong: string[] }
  write: () => Promise<void>
  /** Continues unfinished work. Returns true once there is nothing left to do. */
  finish: () => Promise<boolean>
  /** Returns faults in the database other than lost or repeated writes. */
  faults: (db: DatabaseSync) => string[]
}

type WriterOptions = { server: LocalServer; expectedValues: ExpectedValues; random: () => number }
type ApiCall = (session: string, method: string, path: string, body?: unknown) => Promise<ActionResponse>

const leaverCount = 60
const password = 'linden and honey'
const category = '5f0c1a51-0001-4000-8000-000000000001'
const chunkCount = 40
const rowsInChunk = 50
const people = ['admin', 'poster', ...Array.from({ length: leaverCount }, (_, number) => `leaver-${number}`)]
const createToken = (person: string) => createHash('sha256').update(person).digest('base64url')
const unknownStatus = 599
/** Milliseconds to wait after a failed connection. */
const retryMs = 500

export function createWriterRows(): string {
  const hash = hashPassword(password)
  const now = Date.now()
  const later = now + 86_400_000
  const rows = people.map(
    (person) => `
INSERT INTO users (id, email, password_hash, created_at, confirmed_at) VALUES ('${person}', '${person}@herbal.test', '${hash}', 1, 1);
INSERT INTO profiles (id, full_name, display_name, updated_at) VALUES ('${person}', 'Ada Linden', '${person}', 1);
INSERT INTO sessions (id_hash, user_id, created_at, used_at, proved_at, expires_at, device) VALUES ('${hashToken(createToken(person))}', '${person}', ${now}, ${now}, ${later}, ${later}, 'Faults');`,
  )
  return rows.join('\n')
}

/** Calls the API. If the server doesn't answer, the outcome is unknown and the status is 599. */
const createApiCaller =
  ({ address }: LocalServer): ApiCall =>
  async (session, method, path, body) => {
    try {
      const response = await fetch(address + path, {
        method,
        headers: { Cookie: `session=${session}`, Origin: address, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(20_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    } catch {
      await sleep(retryMs)
      return { status: unknownStatus, body: undefined }
    }
  }

export function createWriters({ server, expectedValues, random }: WriterOptions): Writer[] {
  const callServer = createApiCaller(server)
  const withTally =
    (tally: Writer['tally']): ApiCall =>
    async (...args) => {
      const response = await callServer(...args)
      if (response.status < 400) tally.confirmed++
      else if (response.status === unknownStatus || response.status === 503) tally.failed++
      else if (![404, 409].includes(response.status))
        tally.wrong.push(`${args[1]} ${args[2]} answered ${response.status}`)
      return response
    }
  const createWriter = (
    name: string,
    createMethods: (callApi: ApiCall) => Partial<Writer> & Pick<Writer, 'write'>,
  ): Writer => {
    const tally: Writer['tally'] = { confirmed: 0, failed: 0, wrong: [] }
    return { name, tally, finish: () => Promise.resolve(true), faults: () => [], ...createMethods(withTally(tally)) }
  }
  const createText = () => `cup ${Math.floor(random() * 1e12).toString(36)}`
  return [
    createWriter('posts', (callApi) => ({
      write: async () => {
        const title = createText()
        const body = { title, content: `${title} at dusk`, categoryId: category }
        expectedValues.recordResponse(
          `post ${title}`,
          '1',
          await callApi(createToken('poster'), 'POST', '/api/community/posts', body),
        )
      },
    })),
    createWriter('recipes', (callApi) => editRecipes(callApi, expectedValues, random)),
    createWriter('imports', (callApi) => importReaders(callApi, random)),
    createWriter('bot', (callApi) => ({
      write: async () => {
        await callApi(createToken('admin'), 'POST', '/api/bot/runs', { recipes_to_create: 3 })
        await sleep(200)
      },
      finish: async () => {
        const { body } = await callApi(createToken('admin'), 'GET', '/api/bot')
        const open = getProperty(body, 'openBatches')
        return Array.isArray(open) && open.length === 0
      },
      faults: (db) =>
        findUnequalCounts(db, [
          `SELECT 'recipes of the bot' AS what, (SELECT count(*) FROM recipes WHERE origin = 'bot' AND status = 'published') AS one, (SELECT coalesce(sum(published), 0) FROM bot_batches) AS other`,
          `SELECT 'recipes of the day' AS what, (SELECT coalesce(sum(scheduled + manual), 0) FROM bot_days) AS one, (SELECT coalesce(sum(published), 0) FROM bot_batches) AS other`,
          `SELECT 'open batches' AS what, (SELECT count(*) FROM bot_batches WHERE status = 'open') AS one, 0 AS other`,
        ]),
    })),
    createWriter('deletions', (callApi) => deleteAccounts(callApi)),
  ]
}

function findUnequalCounts(db: DatabaseSync, queries: readonly string[]): string[] {
  return queries.flatMap((query) => {
    const { what, one, other } = db.prepare(query).get() ?? {}
    return one === other ? [] : [`${String(what)}: ${String(one)} and ${String(other)}`]
  })
}

function getProperty(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (nested, name) => (typeof nested === 'object' && nested !== null ? Reflect.get(nested, name) : undefined),
    value,
  )
}

function editRecipes(callApi: ApiCall, expectedValues: ExpectedValues, random: () => number) {
  const admin = createToken('admin')
  let ids: string[] = []
  return {
    write: async () => {
      if (ids.length === 0) {
        const { body } = await callApi(admin, 'GET', '/api/admin/recipes')
        const recipes = getProperty(body, 'remedies')
        if (Array.isArray(recipes)) ids = recipes.map((recipe) => String(getProperty(recipe, 'id'))).slice(0, 8)
        return
      }
      const id = ids[Math.floor(random() * ids.length)] ?? ''
      const { body } = await callApi(admin, 'GET', `/api/admin/recipes/${id}`)
      const content = getProperty(body, 'recipe', 'content')
      const revision = getProperty(body, 'recipe', 'revision')
      if (typeof content !== 'object' || revision === undefined) return
      const brewMinutes = 5 + Math.floor(random() * 20)
      const isShown = getProperty(body, 'recipe', 'publicationStatus') === 'published'
      const change = { content: { ...content, brewMinutes }, revision, isShown }
      expectedValues.recordRead(`brewing ${id}`, String(getProperty(content, 'brewMinutes')))
      const tally = await callApi(admin, 'PUT', `/api/admin/recipes/${id}`, change)
      expectedValues.recordResponse(`brewing ${id}`, String(brewMinutes), tally)
    },
    faults: (db: DatabaseSync) =>
      findUnequalCounts(db, [
        `SELECT 'unchecked recipes' AS what, (SELECT count(*) FROM recipes WHERE data_version = '' AND status = 'published') AS one, 0 AS other`,
        `SELECT 'rechecks left' AS what, (SELECT count(*) FROM herb_rechecks) AS one, 0 AS other`,
      ]),
  }
}

function importReaders(callApi: ApiCall, random: () => number) {
  const admin = createToken('admin')
  const file = { fingerprint: createHash('sha256').update('faults').digest('hex'), rowCount: chunkCount * rowsInChunk }
  const storedChunks = new Set<number>()
  let id: string | undefined
  const createImportRows = (number: number) =>
    Array.from({ length: rowsInChunk }, (_, row) => ({
      row: number * rowsInChunk + row + 1,
      email: `reader-${number}-${row}@example.org`,
      firstName: 'Ada',
      lastName: '',
      at: null,
      left: false,
    }))
  const write = async () => {
    if (storedChunks.size === chunkCount) await sleep(200)
    else if (id === undefined) await startImport()
    else await importChunk(id)
  }
  const startImport = async () => {
    const response = await callApi(admin, 'POST', '/api/mailing/imports', { ...file, chunkCount, consent: null })
    const importId = getProperty(response.body, 'id')
    id = typeof importId === 'string' ? importId : undefined
  }
  const importChunk = async (importId: string) => {
    const missingChunks = Array.from({ length: chunkCount }, (_, number) => number).filter(
      (number) => !storedChunks.has(number),
    )
    const number = missingChunks[Math.floor(random() * missingChunks.length)] ?? 0
    const { status } = await callApi(admin, 'PUT', `/api/mailing/imports/${importId}/parts/${number}`, {
      rows: createImportRows(number),
    })
    if (status < 400) storedChunks.add(number)
    if (status === unknownStatus) id = undefined
  }
  return {
    write,
    finish: async () => {
      for (let attempts = 0; attempts < chunkCount * 2 && storedChunks.size < chunkCount; attempts++) await write()
      return storedChunks.size === chunkCount
    },
    faults: (db: DatabaseSync) =>
      findUnequalCounts(db, [
        `SELECT 'imported subscribers' AS what, (SELECT count(*) FROM mailing_list_subscribers WHERE email LIKE 'reader-%') AS one, ${chunkCount * rowsInChunk} AS other`,
        `SELECT 'imports' AS what, (SELECT count(*) FROM subscriber_imports) AS one, 1 AS other`,
        `SELECT 'parts' AS what, (SELECT count(*) FROM subscriber_import_chunks) AS one, ${chunkCount} AS other`,
      ]),
  }
}

/** Deletes accounts. Each must disappear with all of its rows, or stay complete. */
function deleteAccounts(callApi: ApiCall) {
  let nextIndex = 0
  const deletedPeople: string[] = []
  return {
    write: async () => {
      const person = `leaver-${nextIndex}`
      if (nextIndex >= leaverCount) {
        await sleep(200)
        return
      }
      const title = `Farewell of ${person}`
      const post = { title, content: `${title}, and thank you`, categoryId: category }
      await callApi(createToken(person), 'POST', '/api/community/posts', post)
      await callApi(createToken(person), 'PUT', '/api/mailing/own')
      const { status } = await callApi(createToken(person), 'DELETE', '/api/account', { password })
      if (status < 400) deletedPeople.push(person)
      nextIndex++
    },
    // Runs after the other writers' `finish`, which may add purges.
    finish: async () =>
      getProperty((await callApi(createToken('admin'), 'GET', '/api/status')).body, 'status', 'purges', 'owed') === 0,
    faults: (db: DatabaseSync) => [
      ...(deletedPeople.length === 0 ? ['no account could be deleted'] : []),
      ...deletedPeople.flatMap((person) =>
        findUnequalCounts(db, [
          `SELECT 'deleted account ${person}' AS what, (SELECT count(*) FROM users WHERE id = '${person}') AS one, 0 AS other`,
        ]),
      ),
      ...findUnequalCounts(db, [
        `SELECT 'posts of deleted accounts' AS what, (SELECT count(*) FROM forum_posts WHERE title LIKE 'Farewell of %' AND user_id IS NULL) AS one, 0 AS other`,
        `SELECT 'addresses of deleted accounts' AS what, (SELECT count(*) FROM mailing_list_subscribers WHERE email LIKE 'leaver-%' AND replace(email, '@herbal.test', '') NOT IN (SELECT id FROM users)) AS one, 0 AS other`,
      ]),
    ],
  }
}
