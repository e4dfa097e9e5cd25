import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedStatements } from '#drizzle/seed.ts'

import { buildForDevelopment } from './build.ts'

const folderVariable = 'JOURNEYS_FOLDER'
const seedFile = 'seed.sql'

/** Makes once what every journey needs: the worker and the script of the catalogue. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  buildForDevelopment(folder)
  writeFileSync(join(folder, seedFile), writeSeedScript())
  process.env[folderVariable] = folder
  return () => rmSync(folder, { recursive: true })
}

export const preparedWorker = (): string | undefined => process.env[folderVariable]

let written: string | undefined

/** The catalogue as D1 reads it at once, several times as fast as statement by statement. */
export function seedScript(): string {
  const folder = preparedWorker()
  return folder === undefined ? (written ??= writeSeedScript()) : readFileSync(join(folder, seedFile), 'utf8')
}

/** A line for each statement: the end of a line within a text is written as the sign it is. */
const writeSeedScript = () =>
  seedStatements()
    .map((statement) => statement.replaceAll('\n', "'||char(10)||'"))
    .join('\n')
