import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

export const createBlendSections = ({
  cupFarExceededFactor,
  totalGrams,
  herbCount,
  sedativeLoad,
  mildSedativeWeight,
  substances,
  stacks,
  caffeineMg,
  caffeineAdviceMg,
}: CheckFigures['blend']): Section[] => [
  {
    id: 'each-herb',
    title: 'Each herb on its own',
    body: (
      <>
        <p>Each herb’s page gives the limits for that herb. These limits are for adults.</p>
        <ul>
          <li>
            We do not publish a recipe if the daily amount of a herb is above the highest daily amount that we know
            people use.
          </li>
          <li>
            If a cup contains more than the usual maximum of a herb, we add a note. If it contains more than{' '}
            {cupFarExceededFactor} times that amount, we add a warning. For a few herbs that need extra care, we do not
            publish a recipe above that amount, instead of adding a warning.
          </li>
          <li>
            We do not publish a recipe that you would drink for more days than the maximum that a source gives. “See a
            doctor if it lasts longer than …” is only advice: the page repeats it, but it does not stop us publishing
            the recipe.
          </li>
          <li>
            Elderberry must be boiled. If that step is missing, we do not publish the recipe. Other steps, such as
            straining, are only brewing advice.
          </li>
          <li>
            For a few herbs, you must first check who has to avoid them. If a recipe contains one of these herbs, we add
            a warning. If a program wrote that recipe, we also hold it back. If a recipe contains two or more of these
            herbs, we do not publish it.
          </li>
        </ul>
        <p>A recipe can reach a limit but must not exceed it.</p>
      </>
    ),
  },
  {
    id: 'company',
    title: 'Herbs together',
    body: (
      <>
        <p>Herbs that are fine alone can be too much together.</p>
        <FigureTable
          caption="Limits of a whole blend"
          head={['Together', 'We add a note above', 'We warn above', 'We do not publish above']}
          rows={[
            ['dried herb in a cup', `${totalGrams.cup.notice} g`, `${totalGrams.cup.warn} g`, 'never'],
            ['dried herb in a day', `${totalGrams.day.notice} g`, `${totalGrams.day.warn} g`, 'never'],
            ['herbs in one recipe', String(herbCount.notice), String(herbCount.warn), 'never'],
            [
              'herbs that make you sleepy, in daily shares (see below)',
              'never',
              String(sedativeLoad.warn),
              String(sedativeLoad.refuse),
            ],
          ]}
        />
        <p>
          A daily share is the daily amount of a herb in the recipe, divided by the maximum for one day. For a gently
          calming herb, we multiply the share by {mildSedativeWeight}. The maximum total of these shares follows a rule
          that Germany’s Commission E wrote in 1991 for passionflower, valerian and lemon balm. The grams in the table
          do not include herbs that are eaten as food.
        </p>
        <p>
          If several herbs have the same active substance, we add up their daily shares. The total must not be more than
          1. This applies to {substances.slice(0, -1).join(', ')} and {substances.at(-1)}.
        </p>
      </>
    ),
  },
  {
    id: 'same-effect',
    title: 'Herbs with the same effect',
    body: (
      <>
        <p>If several herbs in a recipe share one of these effects, we count them.</p>
        <FigureTable
          caption="How many herbs with the same effect a recipe can contain"
          head={['Effect', 'We add a note from', 'We warn from', 'We do not publish from']}
          rows={stacks.map(({ effect, notice, warn, refuse }) => [
            effect,
            formatHerbCount(notice),
            formatHerbCount(warn),
            formatHerbCount(refuse),
          ])}
        />
        <p>Some combinations have their own rules:</p>
        <ul>
          <li>
            We do not publish a recipe that combines liquorice with a herb that makes you pass more water or lowers
            potassium.
          </li>
          <li>If a recipe combines turmeric with black pepper, we warn anyone who takes a medicine by mouth.</li>
          <li>We add a note if a herb with salicylates is combined with two that may increase bleeding.</li>
          <li>We add a note if a calming herb is combined with a stimulating one.</li>
        </ul>
        <p>These rules do not count herbs in cooking amounts.</p>
      </>
    ),
  },
  {
    id: 'caffeine',
    title: 'Caffeine',
    body: (
      <>
        <p>
          The table shows the most caffeine that each group of people can have. If a recipe contains more than the limit
          for you, we tell you not to drink it. Otherwise, its page says how much caffeine it contains.
        </p>
        <FigureTable
          caption="Caffeine limits"
          head={['Who', 'In a cup', 'In a day']}
          rows={[
            ['adults', ...formatMilligrams(caffeineMg.adult)],
            ['pregnant, breastfeeding or trying to conceive', ...formatMilligrams(caffeineMg.expecting)],
            ['from 12 to 17', ...formatMilligrams(caffeineMg.under18)],
            ['under 12', ...formatMilligrams(caffeineMg.under12)],
            ['with a heart rhythm disorder', ...formatMilligrams(caffeineMg.heartRhythm)],
          ]}
        />
        <p>
          The figures for adults, pregnancy and breastfeeding come from the European Food Safety Authority (2015). The
          figures for young people follow Health Canada, based on the lowest weight for each age. A 2018 review reported
          no increase in heart rhythm problems at up to {caffeineMg.heartRhythm.day} mg a day. If you have a heart
          rhythm disorder, we ask you to speak to your doctor first above {caffeineAdviceMg} mg a day.
        </p>
      </>
    ),
  },
]

function formatHerbCount(count: number | undefined): string {
  if (count === undefined) return 'never'
  return count === 1 ? '1 herb' : `${count} herbs`
}

function formatMilligrams({ cup, day }: { cup: number; day: number }): string[] {
  return [`${cup} mg`, `${day} mg`]
}
