import { type SubmitEvent, useId, useState } from 'react'

import type { UnitChoices } from '#domain/amounts/unit-choices.ts'
import { formatUnits } from '#domain/recipes/requested-units.ts'
import {
  describeStock,
  getStockServings,
  maxStockGrams,
  parseStock,
  type Stock,
  type WeighedIngredient,
} from '#domain/recipes/stock-cups.ts'

type StockFormProps = {
  weighed: readonly WeighedIngredient[]
  stock: Stock | null
  units: UnitChoices
  cupsPerDay: number
  setServings: (servings: number) => void
}

/** Asks how much of an ingredient there is, and scales the recipe to it. Without JavaScript, the form reloads the page. */
export function StockForm({ weighed, stock: requested, units, cupsPerDay, setServings }: StockFormProps) {
  const id = useId()
  const [stock, setStock] = useState(requested)
  const ingredient = stock && weighed[stock.position - 1]
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)]
    const next = parseStock(
      new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    )
    const nextIngredient = next && weighed[next.position - 1]
    if (!nextIngredient) return
    setStock(next)
    const servings = getStockServings(next.grams, nextIngredient)
    if (servings !== undefined) setServings(servings)
  }
  return (
    <details className="collapsed mt-3 print:hidden" open={requested !== null || undefined}>
      <summary>How many cups can I make?</summary>
      <form method="get" className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2" onSubmit={onSubmit}>
        <div className="labelled">
          <label htmlFor={`${id}of`}>Ingredient</label>
          <select className="field" id={`${id}of`} name="of" defaultValue={requested?.position}>
            {weighed.map(({ name }, position) => (
              <option key={name} value={position + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="labelled w-32">
          <label htmlFor={`${id}have`}>I have, in grams</label>
          <input
            className="field"
            id={`${id}have`}
            name="have"
            type="number"
            inputMode="decimal"
            min={0.1}
            max={maxStockGrams}
            step="any"
            required
            defaultValue={requested?.grams}
          />
        </div>
        {units.length > 0 && <input type="hidden" name="units" value={formatUnits(units)} />}
        <button type="submit" className="button plain">
          Show cups
        </button>
      </form>
      <p className="mt-2" role="status">
        {ingredient && describeStock(stock.grams, ingredient, cupsPerDay)}
      </p>
    </details>
  )
}
