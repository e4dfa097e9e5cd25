import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedStatements } from '#drizzle/seed.ts'

import { buildForDeployment, buildForDevelopment, clientFolder } from './build.ts'

const folderVariable = 'JOURNEYS_FOLDER'
const seedFile = 'seed.sql'

/** Makes once what every journey needs: the worker as it is deployed, the same with React's warnings, and the script of the catalogue. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const client = join(folder, 'client')
  buildForDevelopment(join(folder, 'development'))
  cpSync(clientFolder, client, { recursive: true })
  buildForDeployment(join(folder, 'deployment'))
  // Each worker finds the files of its own client: their names tell what is in them.
  cpSync(client, clientFolder, { recursive: true, force: false })
  writeFileSync(join(folder, seedFile), writeSeedScript())
  process.env[folderVariable] = folder
  return () => rmSync(folder, { recursive: true })
}

const inFolder = (name: string): string | undefined => {
  const folder = process.env[folderVariable]
  return folder === undefined ? undefined : join(folder, name)
}

/** The worker that says what React warns of. */
export const preparedWorker = (): string | undefined => inFolder('development')

/** The worker as it is deployed. */
export const deployedWorker = (): string | undefined => inFolder('deployment')

let written: string | undefined

/** The catalogue as D1 reads it at once, several times as fast as statement by statement. */
export function seedScript(): string {
  const file = inFolder(seedFile)
  return (written ??= file === undefined ? writeSeedScript() : readFileSync(file, 'utf8'))
}

/** A line for each statement: the end of a line within a text is written as the sign it is. */
const writeSeedScript = () =>
  seedStatements()
    .map((statement) => statement.replaceAll('\n', "'||char(10)||'"))
    .join('\n')
