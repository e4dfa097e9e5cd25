import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

import { loadAnswers } from '#catalog/answers.ts'
import { loadEditorTexts } from '#catalog/editor-texts.ts'
import { emergencyFiles } from '#catalog/emergency-data.ts'
import { drawHerbarium } from '#catalog/herbarium.ts'
import { loadCatalogue } from '#catalog/load.ts'
import { loadTables } from '#catalog/tables.ts'

const { catalogue, problems } = loadCatalogue()
const texts = loadEditorTexts()
const tables = loadTables()
const answers = loadAnswers(catalogue)
// Leaves out files with errors, and names them.
for (const { file, field, reason } of [...problems, ...texts.problems, ...tables.problems, ...answers.problems])
  console.error(`${file} ${field}: ${reason}`)
const files = [...emergencyFiles(catalogue), ...texts.files, ...tables.files, ...drawHerbarium().files]
for (const { path, content } of files) writeFileSync(path, JSON.stringify(content))
execFileSync(
  'oxfmt',
  files.map(({ path }) => path),
  { stdio: 'inherit' },
)
