import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

/** Section on the totals of a recipe, which hold for every drinker. */
export const checkOfABlend = ({
  cupFarExceededFactor,
  totalGrams,
  herbCount,
  sedativeLoad,
  mildSedativeWeight,
  substances,
  stacks,
  caffeineMg,
  caffeineToAskAbout,
}: CheckFigures['blend']): Section[] => [
  {
    id: 'each-herb',
    title: 'Each herb by itself',
    body: (
      <>
        <p>The page of each herb names its own limits. They are an adult’s.</p>
        <ul>
          <li>More in a day than the most we know to be in use refuses the recipe.</li>
          <li>
            More in a cup than is usual gets a note, and more than {cupFarExceededFactor} times as much warns. A few
            herbs for careful use are then refused.
          </li>
          <li>
            A course longer than the maximum that a source gives refuses. “See a doctor if it lasts longer than …” is
            advice: the page repeats it, and it refuses nothing.
          </li>
          <li>
            Elderberry has to be boiled: without that step the recipe is refused. Other steps, such as straining, are
            brewing advice.
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
          head={['Together', 'Gets a note above', 'Warns above', 'Refuses above']}
          rows={[
            ['dried herb in a cup', `${totalGrams.cup.notice} g`, `${totalGrams.cup.warn} g`, 'never'],
            ['dried herb in a day', `${totalGrams.day.notice} g`, `${totalGrams.day.warn} g`, 'never'],
            ['herbs in one recipe', String(herbCount.notice), String(herbCount.warn), 'never'],
            [
              'day’s shares of herbs that make you sleepy',
              'none',
              String(sedativeLoad.warn),
              String(sedativeLoad.refuse),
            ],
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
          head={['Effect', 'Gets a note from', 'Warns from', 'Refuses from']}
          rows={stacks.map(({ effect, notice, warn, refuse }) => [
            effect,
            inHerbs(notice),
            inHerbs(warn),
            inHerbs(refuse),
          ])}
        />
        <p>
          Liquorice together with a herb that makes you pass more water, or one that lowers potassium, refuses. Turmeric
          with black pepper warns somebody who takes a medicine by mouth. A herb with salicylates beside two that may
          add to bleeding gets a note, and so does a calming herb beside a stimulating one. A herb in a cooking amount
          does not count.
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
            ['from 12 to 17', ...inMilligrams(caffeineMg.under18)],
            ['under 12', ...inMilligrams(caffeineMg.under12)],
            ['with a heart rhythm disorder', ...inMilligrams(caffeineMg.heartRhythm)],
          ]}
        />
        <p>
          The figures for adults, pregnancy and breastfeeding are those of the European Food Safety Authority (2015).
          Those for young people follow Health Canada, at the lowest weight of each age. A review of 2018 reported no
          more heart rhythm problems at up to {caffeineMg.heartRhythm.day} mg a day. From {caffeineToAskAbout} mg a day
          we ask you to speak to your doctor.
        </p>
      </>
    ),
  },
]

function inHerbs(count: number | undefined): string {
  if (count === undefined) return 'never'
  return count === 1 ? '1 herb' : `${count} herbs`
}

function inMilligrams({ cup, day }: { cup: number; day: number }): string[] {
  return [`${cup} mg`, `${day} mg`]
}
