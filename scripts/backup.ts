import { parseArgs } from 'node:util'

import { backUp } from './backup/export.ts'

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string', short: 'e', default: '' } },
})
const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
const place = [values.remote ? '--remote' : '--local', `--env=${values.env}`]
const { file, tables } = backUp(`backups/${moment}`, place)
console.log(`${tables} tables are kept in ${file}. It holds addresses of people: keep it where nobody else reads it.`)
