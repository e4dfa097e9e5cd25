import { createIsland } from '#client/core/island.tsx'
import { profileKey } from '#client/features/safety/profile-presence.ts'
import { usePersonalCheck } from '#client/features/safety/use-personal-check.ts'
import { FindingSources } from '#client/ui/finding-sources.tsx'
import { factsDataPath, paths } from '#domain/paths.ts'
import { formatGrams } from '#domain/recipes/recipe-counts.ts'
import { isNoWorseVerdict, maxShownSubstitutes, replaceHerb } from '#domain/substitutes/replace-herb.ts'
import type { CheckedAmounts, Substitute, SubstitutedLine } from '#domain/substitutes/substitutes.types.ts'

type SubstitutesProps = { recipe: CheckedAmounts; lines: readonly SubstitutedLine[] }

/** Herbs that can replace those of a recipe. Leaves out those that the reader's own answers make worse. */
export const Substitutes = createIsland({
  name: 'substitutes',
  wakes: [`stored:${profileKey}`],
  Content: ({ recipe, lines }: SubstitutesProps) => {
    const personalCheck = usePersonalCheck(factsDataPath)
    const check = personalCheck?.check
    const original = check?.(recipe).verdict
    const suits = (substitute: Substitute) =>
      !check || !original || isNoWorseVerdict(check(replaceHerb(recipe, substitute)).verdict, original)
    return (
      <>
        {personalCheck && (
          <p className="mt-4" role="status">
            {check && 'We checked these herbs against your answers in “For you”.'}
            {check === null && 'We couldn’t check these herbs for you. Read the safety notes on each herb’s page.'}
            {check === undefined && 'Checking these herbs against your answers…'}
          </p>
        )}
        {lines.map(({ name, substitutes }) => (
          <SubstituteSection
            key={name}
            name={name}
            gramsPerCup={recipe.ingredients.find((line) => line.name === name)?.gramsPerCup ?? null}
            substitutes={substitutes.filter(suits).slice(0, maxShownSubstitutes)}
          />
        ))}
      </>
    )
  },
})

type SectionProps = { name: string; gramsPerCup: number | null; substitutes: readonly Substitute[] }

const SubstituteSection = ({ name, gramsPerCup, substitutes }: SectionProps) => (
  <section className="mt-8">
    <h2>Instead of {name}</h2>
    {substitutes.length === 0 ? (
      <p>We found no herb that keeps the purpose and the taste and passes the check.</p>
    ) : (
      <ul>
        {substitutes.map(({ herb, name: substitute, gramsPerCup: grams, reason, sources }) => (
          <li key={herb} className="mt-3">
            <p>
              <b>
                <a href={paths.herb(herb)}>{substitute}</a>
              </b>
              , {formatGrams(grams)} dried per cup
              {gramsPerCup !== null && ` instead of ${formatGrams(gramsPerCup)}`}
            </p>
            <p>{reason}</p>
            <FindingSources sources={sources} />
          </li>
        ))}
      </ul>
    )}
  </section>
)
