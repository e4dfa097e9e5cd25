import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

/** What a recipe adds up to, whoever drinks it. */
export const checkOfABlend = ({
  cupFarExceededFactor,
  totalGrams,
  herbCount,
  sedativeLoad,
  mildSedativeWeight,
  substances,
  stacks,
  caffeineMg,
}: CheckFigures['blend']): Section[] => [
  {
    id: 'each-herb',
    title: 'Each herb by itself',
    body: (
      <>
        <p>The page of each herb names its own limits. They are an adult’s.</p>
        <ul>
          <li>More in a day than the most we know to be in use refuses the recipe.</li>
          <li>More in a cup than is usual warns; more than {cupFarExceededFactor} times as much refuses.</li>
          <li>
            More days in a row than the herb may be used for refuses. Where a recipe states no days, its page says when
            to stop.
          </li>
          <li>
            Some herbs need a step: elderberry has to be boiled, and without that the recipe is refused. Other steps,
            such as straining or enough water, are warned of when they are missing.
          </li>
          <li>
            A few herbs are used only after checking exclusions of their own. One of them warns, and holds back a recipe
            that a program drew up. A second one in the same cup refuses.
          </li>
        </ul>
        <p>A limit may be reached; only more than it counts as too much.</p>
      </>
    ),
  },
  {
    id: 'company',
    title: 'The company of herbs',
    body: (
      <>
        <p>Herbs that are fine alone may be too much together.</p>
        <FigureTable
          caption="Limits of a whole blend"
          head={['Together', 'Warns above', 'Refuses above']}
          rows={[
            ['dried herb in a cup', `${totalGrams.cup.warn} g`, `${totalGrams.cup.refuse} g`],
            ['dried herb in a day', `${totalGrams.day.warn} g`, `${totalGrams.day.refuse} g`],
            ['herbs in one recipe', String(herbCount.warn), String(herbCount.refuse)],
            ['day’s shares of herbs that make sleepy', String(sedativeLoad.warn), String(sedativeLoad.refuse)],
          ]}
        />
        <p>
          A day’s share is what the recipe holds of a herb, divided by the most in a day. A gently calming herb counts{' '}
          {mildSedativeWeight} times as much. The ceiling follows Germany’s Commission E, which in 1991 wrote such a
          rule for passionflower, valerian and lemon balm. Herbs that are eaten like food are left out of the grams.
        </p>
        <p>
          Herbs that hold the same active substance share one budget: together they may be no more than one day’s share.
          That goes for {substances.slice(0, -1).join(', ')} and {substances.at(-1)}.
        </p>
      </>
    ),
  },
  {
    id: 'same-effect',
    title: 'Herbs with the same effect',
    body: (
      <>
        <p>Where several herbs of a recipe share one of these effects, their number counts.</p>
        <FigureTable
          caption="How many herbs with one effect a recipe may hold"
          head={['Effect', 'Warns from', 'Refuses from']}
          rows={stacks.map(({ effect, warn, refuse }) => [effect, inHerbs(warn), inHerbs(refuse)])}
        />
        <p>
          Liquorice together with a herb that makes you pass more water, or one that lowers potassium, refuses. Turmeric
          with black pepper warns, and so do a herb with salicylates beside two that may add to bleeding, and a calming
          herb beside one that stirs.
        </p>
      </>
    ),
  },
  {
    id: 'caffeine',
    title: 'Caffeine',
    body: (
      <>
        <p>More caffeine than this refuses a recipe for the person. Below it, the page says how much there is.</p>
        <FigureTable
          caption="The most caffeine"
          head={['Who', 'In a cup', 'In a day']}
          rows={[
            ['adults', ...inMilligrams(caffeineMg.adult)],
            ['pregnant, breastfeeding or trying to conceive', ...inMilligrams(caffeineMg.expecting)],
            ['under 18', ...inMilligrams(caffeineMg.under18)],
          ]}
        />
        <p>
          The figures are meant to follow the European Food Safety Authority (EFSA, 2015); we wrote them down from
          general knowledge and have not read the original yet.
        </p>
      </>
    ),
  },
]

function inHerbs(count: number): string {
  return count === 1 ? '1 herb' : `${count} herbs`
}

function inMilligrams({ cup, day }: { cup: number; day: number }): string[] {
  return [`${cup} mg`, `${day} mg`]
}
