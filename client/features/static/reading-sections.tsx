import { paths } from '#domain/paths.ts'

import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

/** Sections about verdicts, the meanings of names and the weights of amounts. */
export const createReadingSections = ({
  verdicts,
  teaspoonsInTablespoon,
  pinchGrams,
  defaultCupsPerDay,
  fresh,
}: CheckFigures['line']): Section[] => [
  {
    id: 'what',
    title: 'What is checked',
    body: (
      <>
        <p>
          A program checks every recipe against our facts about its herbs. It does this before we publish the recipe and
          whenever a fact or a rule changes. It looks at five things:
        </p>
        <ul>
          <li>Names: which plant each name means, and whether it is a plant that we do not use.</li>
          <li>Amounts: how many grams of dried herb are in a cup.</li>
          <li>Daily amounts: how many grams of each herb you use in a day, and for how many days.</li>
          <li>Combination: which herbs are in one cup, and what they add up to.</li>
          <li>Person: age, pregnancy, illnesses, medicines and allergies.</li>
        </ul>
        <p>
          The same rules apply to every author. If a program wrote the recipe, some rules are stricter. All rules are
          simple arithmetic and lists. No AI language model is involved in a verdict, and the program never guesses.
        </p>
      </>
    ),
  },
  {
    id: 'verdicts',
    title: 'The five verdicts',
    body: (
      <>
        <FigureTable
          caption="The five verdicts"
          head={['Verdict', 'What it means']}
          rows={verdicts.map(({ title, meaning }) => [title, meaning])}
        />
        <p>
          The strictest finding decides the verdict. We chose the wording of the first verdict on purpose. We can only
          tell you about the risks that we know. Nobody can promise that we know every risk, so we never call a tea
          safe.
        </p>
        <p>
          The same rules apply to blends and labels. If a rule refuses a blend, we do not suggest it, or we tell you not
          to drink it.
        </p>
      </>
    ),
  },
  {
    id: 'names',
    title: 'Names',
    body: (
      <>
        <p>
          We must know the name of every ingredient. For a herb, this can be its common name, another name for it or its
          botanical name. A similar name is not enough.
        </p>
        <ul>
          <li>We do not publish a recipe if we do not know the name of an ingredient, because we cannot check it.</li>
          <li>
            We do not publish a recipe that contains one of the{' '}
            <a href={`${paths.herbs}#restricted`}>plants that we do not use</a>, however little and whatever its name.
          </li>
          <li>
            We do not publish a recipe with oils, tinctures, extracts or resins: our facts are about dried herbs in
            water.
          </li>
          <li>
            A name such as “cinnamon” can mean several plants. In that case, we check every meaning, and the strictest
            one counts. If the meanings lead to different verdicts, or one of them is a plant that we do not use, we do
            not publish the recipe until a person has said which plant it is. If a program wrote it, we do not publish
            it at all.
          </li>
          <li>We do not publish a recipe that has no herbs, because there is nothing to check.</li>
          <li>
            We do not count the weight of kitchen ingredients such as honey, milk or lemon. We still show warnings about
            them, for example that honey is not for children under one year old.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'amounts',
    title: 'Amounts',
    body: (
      <>
        <p>
          We calculate in grams of dried herb. If a recipe uses other measures, we convert them. If a line has a range
          or two amounts, we use the larger amount. We do not publish a recipe with an amount that cannot be weighed,
          such as “a handful”.
        </p>
        <FigureTable
          caption="How we convert kitchen measures to weights"
          head={['Measure', 'Counts as']}
          rows={[
            ['a level teaspoon', 'the weight of a teaspoon of that herb, as given on its page'],
            ['a tablespoon', `${teaspoonsInTablespoon} teaspoons`],
            ['a pinch', `${pinchGrams} g`],
            ['a tea bag', 'the usual maximum of that herb in a cup'],
            ['number of cups a day not given', `${defaultCupsPerDay} cups a day`],
          ]}
        />
        <p>
          Fresh plants are mostly water. The table shows how much dried herb we count for one gram of a fresh plant.
          These are our own kitchen estimates.
        </p>
        <FigureTable
          caption="How much dried herb we count for one gram of a fresh plant"
          head={['Fresh', 'Dried']}
          rows={fresh.map(({ materials, factor }) => [materials.join(', '), `${factor} g`])}
        />
        <p>If a herb is named twice, even under two names, we add the amounts together.</p>
      </>
    ),
  },
]
