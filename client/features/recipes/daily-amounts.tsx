import { paths } from '#domain/paths.ts'
import { formatCups, formatGrams } from '#domain/recipes/recipe-counts.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

export function DailyAmounts({ recipe: { safety, cupsPerDay } }: { recipe: Pick<Recipe, 'safety' | 'cupsPerDay'> }) {
  if (safety.daily.length === 0) return null
  return (
    <section className="daily-amounts" aria-labelledby="daily-amounts">
      <h2 className="mb-1 text-cobalt" id="daily-amounts">
        Daily amounts
      </h2>
      <p className="mb-4 text-quiet">
        Dried herb in {cupsPerDay === 1 ? 'one cup' : formatCups(cupsPerDay)} a day, compared with the highest daily
        amount that we know people use.
      </p>
      <ul>
        {safety.daily.map(({ herb, name, gramsPerDay, maxDailyGrams }) => (
          <li key={herb}>
            <p>
              <a href={paths.herb(herb)}>{name}</a>
              <span>
                {gramsPerDay > 0 && (
                  <>
                    <b>{formatGrams(gramsPerDay)}</b> of{' '}
                  </>
                )}
                at most {formatGrams(maxDailyGrams)}
              </span>
            </p>
            <meter min={0} max={maxDailyGrams} value={gramsPerDay} aria-hidden>
              {formatGrams(gramsPerDay)}
            </meter>
          </li>
        ))}
      </ul>
    </section>
  )
}
