import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'

import { splitChunks } from '#domain/mailing/import-file.ts'
import { maxImportRows } from '#domain/mailing/import.rules.ts'
import { subscriberQuery } from '#domain/mailing/subscribers.schemas.ts'
import { importPart, startImport } from '#worker/features/mailing/imports.service.ts'
import { exportSubscribers, getCounts, listSubscribers } from '#worker/features/mailing/subscribers.service.ts'

import { createCtx, rowsRead } from './bench-ctx.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

const maxImportSeconds = 120
const maxExportSeconds = 20
/** Rows may share a date, so a page reads two index ranges: the remaining rows with that date, and the dates that follow. */
const rowsPerPage = 51
const maxExtraRows = 6
const maxRowsAtOnce = 1000
const maxMegabytes = 60

const { atMost } = createFigureBuilder('services on a local D1 that counts rows')

const admin = { role: 'admin', id: 'bench', email: '', reauthenticatedAt: Date.now() } as const

export async function measureMailing(prebuiltWorkerDir: string): Promise<Figure[]> {
  const harness = createTestHarness({ workers: [{ configPath: './wrangler.toml', prebuiltWorkerDir }] })
  await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  await DB.prepare(`INSERT INTO users (id, email, password_hash, created_at) VALUES ('bench', 'bench', '', 1)`).run()
  const figures: Figure[] = []
  const addFigure = (figure: string, seen: number, target: number) => figures.push(atMost(figure, seen, target))
  addFigure(`import of ${maxImportRows} rows, seconds`, await measureSeconds(() => importAll(DB)), maxImportSeconds)
  for (const query of [{}, { status: 'active' }, { source: 'import', order: 'email' }] as const) {
    const { ctx, recording } = createCtx(DB)
    await listSubscribers(ctx, subscriberQuery.parse({ ...query, after: '50000' }))
    const name = `${maxImportRows} subscribers: list ${new URLSearchParams(query).toString()}, rows read`
    addFigure(name, rowsRead(recording), rowsPerPage + maxExtraRows)
  }
  const { ctx, recording } = createCtx(DB)
  await getCounts(ctx)
  addFigure(`${maxImportRows} subscribers: counts, rows read`, rowsRead(recording), 40)
  figures.push(...(await measureExport(DB)))
  await harness.close()
  return figures
}

async function importAll(DB: D1Database) {
  const rows = Array.from({ length: maxImportRows }, (_, row) => ({
    row: row + 2,
    email: `reader${row}@example.org`,
    firstName: 'Reader',
    lastName: `Number ${row}`,
    at: null,
    left: false,
  }))
  const ctx = { ...createCtx(DB).ctx, viewer: admin }
  const chunks = splitChunks(rows)
  const consent = { source: 'Bench', at: 1 }
  const importRequest = { fingerprint: 'f'.repeat(64), rowCount: rows.length, chunkCount: chunks.length, consent }
  const { id } = await startImport(ctx, importRequest)
  for (const [number, chunk] of chunks.entries()) await importPart(ctx, id, number, chunk)
}

async function measureExport(DB: D1Database): Promise<Figure[]> {
  const { ctx, recording } = createCtx(DB)
  const before = process.memoryUsage().heapUsed
  let [bytes, peakMemory] = [0, 0]
  const seconds = await measureSeconds(async () => {
    for await (const part of await exportSubscribers({ ...ctx, viewer: admin })) {
      bytes += part.length
      peakMemory = Math.max(peakMemory, process.memoryUsage().heapUsed - before)
    }
  })
  const most = Math.max(...recording.executed.map((statement) => statement.rowsRead))
  const name = `${maxImportRows} subscribers: export of ${Math.round(bytes / 1e6)} MB`
  const figure = (label: string, seen: number, max: number) => atMost(`${name}, ${label}`, seen, max)
  return [
    figure('seconds', seconds, maxExportSeconds),
    figure('rows read at once', most, maxRowsAtOnce),
    figure('megabytes in memory', peakMemory / 1e6, maxMegabytes),
  ]
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
