import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedStatements } from '#drizzle/seed.ts'

import { buildForDeployment, buildForDevelopment, clientFolder } from './build.ts'

const folderVariable = 'JOURNEYS_FOLDER'
const seedFile = 'seed.sql'

/**
 * Builds what all browser tests share: the deployed version of the worker, its development version, in which React logs
 * warnings, and the SQL of the catalogue.
 */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const client = join(folder, 'client')
  buildForDevelopment(join(folder, 'development'))
  cpSync(clientFolder, client, { recursive: true })
  buildForDeployment(join(folder, 'deployment'))
  // The deployment build has replaced the development client. Hashes in the file names allow both in one folder.
  cpSync(client, clientFolder, { recursive: true, force: false })
  writeFileSync(join(folder, seedFile), writeSeedScript())
  process.env[folderVariable] = folder
  return () => rmSync(folder, { recursive: true })
}

const preparedPath = (name: string): string | undefined => {
  const folder = process.env[folderVariable]
  return folder === undefined ? undefined : join(folder, name)
}

/** Returns the folder of the development version, or undefined outside the browser tests. */
export const developmentWorkerDir = (): string | undefined => preparedPath('development')

/** Returns the folder of the deployed version, or undefined outside the browser tests. */
export const builtWorkerDir = (): string | undefined => preparedPath('deployment')

let cachedScript: string | undefined

/** Returns the SQL of the catalogue as one script. D1 runs a script several times as fast as single statements. */
export function seedScript(): string {
  const file = preparedPath(seedFile)
  return (cachedScript ??= file === undefined ? writeSeedScript() : readFileSync(file, 'utf8'))
}

/** Returns one statement per line. A line break within a text becomes `char(10)`. */
const writeSeedScript = () =>
  seedStatements()
    .map((statement) => statement.replaceAll('\n', "'||char(10)||'"))
    .join('\n')
