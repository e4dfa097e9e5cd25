import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { askFirst } from '#domain/safety/disclaimers.ts'

import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

/** What a recipe means for the one who drinks it, and where the answers stay. */
export const checkOfAPerson = ({
  adultAmountsFromAge,
  conditions,
  drugClasses,
  statusWords,
  severityWords,
  cautionsThatRefuse,
  monitorsThatWarn,
  answers,
  halfToldTag,
}: CheckFigures['person']): Section[] => [
  {
    id: 'person',
    title: 'The person',
    body: (
      <>
        <p>
          What we do not know of you keeps its stricter notice: the page of a recipe tells everybody the age, the
          pregnancy note, the illnesses, the medicines and the plant families.
        </p>
        <ul>
          <li>
            {`Age: our amounts are for people of ${adultAmountsFromAge} and over, and some herbs ask for more years. For anybody younger the recipe is refused.`}
          </li>
          <li>
            {`Illnesses and circumstances such as a planned operation: our list holds ${conditions}. A herb may rule one out, which refuses, or ask for advice first, which warns. Some imply others: an over-active thyroid counts as a thyroid disorder, too.`}
          </li>
          <li>
            Allergies: to a plant, to its family, to one of its substances or to a kitchen ingredient. Each refuses.
          </li>
          <li>A medicine or an answer that we do not know warns: nothing was checked against it.</li>
        </ul>
        <h3>Pregnancy and breastfeeding</h3>
        <FigureTable
          caption="What the status of a herb means in pregnancy and while breastfeeding"
          head={['A herb marked', 'Does']}
          rows={[
            [statusWords.avoid, 'refuses; while you try to conceive, it warns'],
            [statusWords.food_amounts_only, 'refuses above that amount, and warns below it'],
            [statusWords.caution, 'warns'],
            [statusWords.ok, 'adds nothing; no herb of ours is marked so yet'],
          ]}
        />
        <h3>Medicines</h3>
        <p>
          {`Each herb names the kinds of medicines, of ${drugClasses} in all, with which it does not go well, and what it may do to them.`}
        </p>
        <FigureTable
          caption="What a herb and a medicine mean for each other"
          head={['A herb marked', 'Alone', 'Several with the same effect']}
          rows={[
            [severityWords.avoid, 'refuses', 'refuses'],
            [severityWords.caution, 'warns', `refuses from ${cautionsThatRefuse} herbs`],
            [severityWords.monitor, 'is said', `warns from ${monitorsThatWarn} herbs`],
          ]}
        />
        <p>
          Two herbs that clearly make sleepy are refused for whoever takes something that does so as well, or drinks
          alcohol.
        </p>
      </>
    ),
  },
  {
    id: 'for-you',
    title: 'Your own answers',
    body: (
      <>
        <p>
          Under <Link to={paths.forYou}>For you</Link> you can tell your browser your age, illnesses, medicines and
          allergies. It then does the same check for you, on each recipe.
        </p>
        <ul>
          <li>
            The answers stay in the storage of this browser. They are sent to us only if you have an account and choose
            to keep a copy there, and to nobody else.
          </li>
          <li>You can change or delete them at any time. Whoever uses the same browser can read them.</li>
          <li>A question that you leave out keeps the stricter notice.</li>
          <li>
            The answer is “{answers.notForYou}”, “{answers.askFirst}”, or “{answers.nothingKnown}” Where you left a
            question open, the last is only “{halfToldTag}”.
          </li>
        </ul>
        <p>{askFirst}</p>
      </>
    ),
  },
]
