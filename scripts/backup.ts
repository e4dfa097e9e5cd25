import { parseArgs } from 'node:util'

import { backUp } from './backup/export.ts'

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string', short: 'e', default: '' } },
})
const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
const place = [values.remote ? '--remote' : '--local', `--env=${values.env}`]
const { file, tables } = backUp(`backups/${moment}`, place)
console.log(`${tables} tables are stored in ${file}. It contains personal data: keep it private.`)
