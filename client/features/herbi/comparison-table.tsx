import { Link } from 'react-router'

import { HerbMedallion } from '#client/ui/herb-medallion.tsx'
import type { HerbiTable } from '#domain/herbi/herbi.types.ts'
import { findHerbSlug } from '#domain/herbi/suggested-questions.ts'
import { joinWords } from '#domain/words.ts'

/** Comparison of herbs. In a narrow reply, the style sheet shows each herb as a card. */
export const ComparisonTable = ({ table: { columns, rows } }: { table: HerbiTable }) => (
  <div className="herbi-comparison">
    <table>
      <caption>{joinWords(rows.map(({ name }) => name))} compared</caption>
      <thead>
        <tr>
          <th scope="col">Herb</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComparedHerb key={row.path} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  </div>
)

type ComparedHerbProps = { row: HerbiTable['rows'][number]; columns: readonly string[] }

function ComparedHerb({ row: { name, path, cells }, columns }: ComparedHerbProps) {
  const slug = findHerbSlug(path)
  return (
    <tr>
      <th scope="row">
        <Link to={path}>
          {slug && <HerbMedallion slug={slug} />}
          {name}
        </Link>
      </th>
      {columns.map((column, index) => (
        <td key={column} data-column={column}>
          {cells[index]}
        </td>
      ))}
    </tr>
  )
}
