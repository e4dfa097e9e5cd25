import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedStatements } from '#drizzle/seed.ts'

import { buildForDeployment, buildForDevelopment, clientFolder } from './build.ts'

const folderVariable = 'JOURNEYS_FOLDER'
const seedFile = 'seed.sql'

/**
 * Prepares what all journeys share: the worker as it is deployed, its development build, in which React logs warnings,
 * and the catalogue's SQL.
 */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const client = join(folder, 'client')
  buildForDevelopment(join(folder, 'development'))
  cpSync(clientFolder, client, { recursive: true })
  buildForDeployment(join(folder, 'deployment'))
  // Adds the development client's files, so that each worker finds its own: file names contain a hash of the content.
  cpSync(client, clientFolder, { recursive: true, force: false })
  writeFileSync(join(folder, seedFile), writeSeedScript())
  process.env[folderVariable] = folder
  return () => rmSync(folder, { recursive: true })
}

const inFolder = (name: string): string | undefined => {
  const folder = process.env[folderVariable]
  return folder === undefined ? undefined : join(folder, name)
}

/** Folder of the worker's development build, in which React logs warnings. */
export const preparedWorker = (): string | undefined => inFolder('development')

/** Folder of the worker as it is deployed. */
export const deployedWorker = (): string | undefined => inFolder('deployment')

let written: string | undefined

/** Returns the catalogue's SQL as one script, which D1 runs several times as fast as single statements. */
export function seedScript(): string {
  const file = inFolder(seedFile)
  return (written ??= file === undefined ? writeSeedScript() : readFileSync(file, 'utf8'))
}

/** Writes one statement per line. A line break within a text becomes `char(10)`. */
const writeSeedScript = () =>
  seedStatements()
    .map((statement) => statement.replaceAll('\n', "'||char(10)||'"))
    .join('\n')
