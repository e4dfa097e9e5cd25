import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

/** Section on how a recipe is read: possible verdicts, meanings of names and weights of amounts. */
export const checkOfALine = ({
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
          A program checks every recipe against the facts of its herbs: before it is published, and again whenever a
          fact or a rule changes. It looks at five things.
        </p>
        <ul>
          <li>The names: which plant is meant, and whether it is one that we do not use.</li>
          <li>The amounts: how many grams of dried herb are in a cup.</li>
          <li>The cups: how much that makes in a day, and for how many days.</li>
          <li>The company: which herbs meet in one cup, and what they add up to.</li>
          <li>The person: age, pregnancy, illnesses, medicines and allergies.</li>
        </ul>
        <p>
          The same rules hold whoever wrote the recipe; where a program wrote it, some of them are stricter. They are
          plain arithmetic and lists: no language model takes part in a verdict, and the program never guesses.
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
          The strictest finding decides. The first verdict is worded like that on purpose: we can say what we know
          against a recipe. Nobody can promise you that there is nothing else, so we never call a tea safe.
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
          A name has to be one that we know: a herb’s common name, another name of it or its botanical name. Likeness is
          not enough.
        </p>
        <ul>
          <li>A name that we do not know refuses the recipe, because we cannot check it.</li>
          <li>
            One of the <Link to={`${paths.herbs}#restricted`}>plants that we do not use</Link> refuses it, in any amount
            and under any of its names.
          </li>
          <li>Oils, tinctures, extracts and resins refuse it: our facts are about dried herbs in water.</li>
          <li>
            A name that may mean several plants, such as “cinnamon”, is checked in every meaning, and the strictest one
            counts. Then it waits until somebody has said which plant is meant. A recipe drawn up by a program is
            refused instead.
          </li>
          <li>A recipe without a single herb is refused, as there is nothing to check.</li>
          <li>
            Kitchen ingredients such as honey, milk or lemon are not weighed. What they ask for is still said: honey is
            not for children under one year.
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
          Everything is reckoned in grams of dried herb. Where a recipe is measured otherwise, we convert it. Of a
          range, the upper end counts; of two amounts for one line, the larger. An amount that cannot be weighed, such
          as “a handful”, refuses the recipe.
        </p>
        <FigureTable
          caption="How kitchen measures are weighed"
          head={['Measure', 'Counts as']}
          rows={[
            ['a level teaspoon', 'the weight of a teaspoon of that very herb, which its page names'],
            ['a tablespoon', `${teaspoonsInTablespoon} teaspoons`],
            ['a pinch', `${pinchGrams} g`],
            ['a tea bag', 'the most of that herb that is usual in a cup'],
            ['no cups a day stated', `${defaultCupsPerDay} cups a day`],
          ]}
        />
        <p>
          Fresh plants are mostly water. One gram of fresh material counts as so much dried herb; these factors are
          kitchen estimates of our own.
        </p>
        <FigureTable
          caption="What one gram of fresh material counts as"
          head={['Fresh', 'Dried']}
          rows={fresh.map(({ materials, factor }) => [materials.join(', '), `${factor} g`])}
        />
        <p>A herb that is named twice is added together, also under two names.</p>
      </>
    ),
  },
]
