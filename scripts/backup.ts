import { parseArgs } from 'node:util'

import { backUp } from './backup/export.ts'

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string', short: 'e', default: '' } },
})
const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
const place = [values.remote ? '--remote' : '--local', `--env=${values.env}`]
const { file, tables, tooLong } = backUp(`backups/${moment}`, place)
console.log(`${tables} tables are kept in ${file}. It holds addresses of people: keep it where nobody else reads it.`)
if (tooLong > 0)
  console.log(`${tooLong} of its statements are longer than D1 takes from a file: bring those in by hand.`)
