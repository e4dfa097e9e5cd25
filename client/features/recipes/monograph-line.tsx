import { Cite } from '#client/ui/source-list.tsx'
import type { RecipeMonograph } from '#domain/tea-blends/tea-blends.types.ts'

/** Says whether the tea follows the official rules for such teas. */
export function MonographLine({ monograph: { label, sources } }: { monograph: RecipeMonograph }) {
  return (
    <>
      <p className="mt-3">{label}</p>
      <details className="sources">
        <summary>Sources of the rules</summary>
        <ul>
          {sources.map((source) => (
            <li key={source.cite}>
              <Cite source={source} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
