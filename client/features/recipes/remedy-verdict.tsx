import type { EditCheckResult } from '#domain/recipes/edit-check.ts'
import { verdictLabels } from '#domain/recipes/publication.messages.ts'
import { formatGrams } from '#domain/recipes/recipe-counts.ts'
import { levels } from '#domain/safety/findings.ts'
import { recipeVerdicts } from '#domain/safety/recipe-verdicts.ts'

import { hasNoIngredients, type EditCheck } from './use-editor.ts'

const panelStyle = 'grid gap-3 rounded-box border-[1.5px] border-s-5 bg-sheet px-5 pt-4.5 pb-5 wrap-anywhere'

const accents: Record<EditCheckResult['verdict'], string> = {
  ok: 'border-s-leaf',
  separate: '',
  ok_with_warnings: 'border-s-saffron',
  needs_review: 'border-s-saffron',
  refused: 'border-s-rust',
}

export function RemedyVerdict({ editCheck, cupsPerDay }: { editCheck: EditCheck; cupsPerDay: number }) {
  const { result } = editCheck
  const isEmpty = hasNoIngredients(editCheck)
  if (!result || isEmpty)
    return (
      <section className={`border-line ${panelStyle}`} aria-labelledby="verdict">
        <h2 id="verdict" className="text-[1.4rem]">
          Safety check
        </h2>
        <p>
          {isEmpty
            ? 'Add a herb to start the check.'
            : 'We can’t run the check right now. We’ll check the recipe when you save it.'}
        </p>
      </section>
    )
  const { verdict, findings } = result
  const findingsByLevel = levels
    .filter((level) => level !== 'NOTICE')
    .map((level) => ({ level, lines: findings.filter((finding) => finding.level === level) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <section className={`border-line ${accents[verdict]} ${panelStyle}`} aria-labelledby="verdict">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2 id="verdict" className="text-[1.4rem]">
          Safety check
        </h2>
        <b className="tag" data-verdict={verdict}>
          {verdictLabels[verdict]}
        </b>
      </div>
      <p role="status">{recipeVerdicts[verdict].title}.</p>
      {findingsByLevel.map(({ level, lines }) => (
        <ul key={level} className={`grid list-disc gap-2 ps-[1.1em] ${level === 'REFUSE' ? 'text-rust' : ''}`}>
          {lines.map(({ code, words }) => (
            <li key={code + words}>
              {words} <small className="text-[.8rem] text-quiet">{code}</small>
            </li>
          ))}
        </ul>
      ))}
      <Grams result={result} cupsPerDay={cupsPerDay} />
    </section>
  )
}

const amountCell = 'border-t border-line py-1.5 ps-2.5 text-end whitespace-nowrap'
const herbCell = 'border-t border-line py-1.5 text-start'
const columnHead = 'text-[0.86rem] font-normal text-quiet'
const amountStyle = (grams: number, maxGrams: number) => (grams > maxGrams ? 'font-semibold text-rust' : 'font-normal')

function Grams({ result, cupsPerDay }: { result: EditCheckResult; cupsPerDay: number }) {
  const { daily } = result.check.safety
  if (daily.length === 0 || !(cupsPerDay > 0)) return null
  const total = daily.reduce((sum, { gramsPerDay }) => sum + gramsPerDay, 0)
  return (
    <table className="w-full text-[0.94rem] tabular-nums">
      <caption className="pt-1.5 pb-1 text-start font-semibold">Dried herb</caption>
      <thead>
        <tr>
          <th scope="col" className={`${herbCell} ${columnHead}`}>
            Herb
          </th>
          <th scope="col" className={`${amountCell} ${columnHead}`}>
            Per cup
          </th>
          <th scope="col" className={`${amountCell} ${columnHead}`}>
            Per day
          </th>
          <th scope="col" className={`${amountCell} ${columnHead}`}>
            At most
          </th>
        </tr>
      </thead>
      <tbody>
        {daily.map(({ herb, name, gramsPerDay, maxDailyGrams }) => (
          <tr key={herb}>
            <th scope="row" className={`${herbCell} font-normal`}>
              {name}
            </th>
            <td className={`${amountCell} ${amountStyle(gramsPerDay, maxDailyGrams)}`}>
              {formatGrams(gramsPerDay / cupsPerDay)}
            </td>
            <td className={`${amountCell} ${amountStyle(gramsPerDay, maxDailyGrams)}`}>{formatGrams(gramsPerDay)}</td>
            <td className={`${amountCell} ${amountStyle(gramsPerDay, maxDailyGrams)}`}>{formatGrams(maxDailyGrams)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={`${herbCell} font-semibold`}>
            Together
          </th>
          <td className={`${amountCell} font-semibold`}>{formatGrams(total / cupsPerDay)}</td>
          <td className={`${amountCell} font-semibold`}>{formatGrams(total)}</td>
          <td className={`${amountCell} font-semibold`}>–</td>
        </tr>
      </tfoot>
    </table>
  )
}
