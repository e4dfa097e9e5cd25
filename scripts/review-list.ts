import { loadCatalogue } from '#catalog/load.ts'

import { createReviewRows } from './review-rows.ts'

const rows = createReviewRows(loadCatalogue().catalogue)
const [head, line] = [
  ['Plant', 'File', 'From memory', 'Surest source', 'Reviewed'],
  ['---', '---', '---', '---', '---'],
]
for (const cells of [
  head,
  line,
  ...rows.map((row) => [row.plant, row.file, row.fromMemory.join(', '), row.source, '']),
])
  console.log(`| ${cells.join(' | ')} |`)
