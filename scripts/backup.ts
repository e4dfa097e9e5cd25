import { parseArgs } from 'node:util'

import { backUp } from './backup/export.ts'

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string', short: 'e', default: '' } },
})
const timestamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
const databaseOptions = [values.remote ? '--remote' : '--local', `--env=${values.env}`]
const { file, tables } = backUp(`backups/${timestamp}`, databaseOptions)
console.log(`${tables} tables are stored in ${file}. It contains personal data: keep it private.`)
