import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { askFirst } from '#domain/safety/disclaimers.ts'

import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

/** Section on what a recipe means for one person, and where the answers stay. */
export const checkOfAPerson = ({
  adultAmountsFromAge,
  cookingAmountsFromAge,
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
          A question that you have not answered keeps its stricter notice: each recipe page tells everyone about age,
          pregnancy, illnesses, medicines and allergies.
        </p>
        <ul>
          <li>
            {`Age: adult amounts apply from ${adultAmountsFromAge}, and some herbs need a higher age. Younger children get the amounts that an assessor gives for their age. Without such an amount, a child from ${cookingAmountsFromAge} may have half a cooking amount, and a younger child nothing.`}
          </li>
          <li>
            {`Illnesses and circumstances such as a planned operation: our list has ${conditions}. If a herb is not for people with one of them, we refuse the recipe. If they should ask for advice first, we warn. Some include others: an over-active thyroid also counts as a thyroid disorder.`}
          </li>
          <li>
            Medicines can point to an illness. Insulin is only taken for diabetes, so we count it. Other medicines have
            several uses: then we warn you and ask.
          </li>
          <li>
            Allergies: to a plant, a pollen, a food or a substance. For documented pairs we refuse the recipe or warn.
            If you only say “hay fever”, we ask which pollen.
          </li>
          <li>A medicine or an answer that we do not know gets a warning, because we could not check it.</li>
        </ul>
        <p>
          A herb in an ordinary cooking amount only gets a note, whatever you take and whatever illness you have. This
          does not apply to allergies. The page of each herb names its cooking amount.
        </p>
        <h3>Pregnancy and breastfeeding</h3>
        <p>These are two questions, and each herb has an answer with its own sources for both.</p>
        <FigureTable
          caption="What the status of a herb means in pregnancy and while breastfeeding"
          head={['A herb marked', 'Above a cooking amount']}
          rows={[
            [statusWords.avoid, 'refuses; while you try to conceive, it warns'],
            [statusWords.food_amounts_only, 'refuses; while you try to conceive, it warns'],
            [statusWords.caution, 'warns'],
            [statusWords.no_data, 'warns'],
            [statusWords.ok, 'adds nothing'],
          ]}
        />
        <h3>Medicines</h3>
        <p>
          {`Each herb names the kinds of medicines, of ${drugClasses} in all, that it does not go well with. Its effects add more: for example, we check a herb that makes you pass more water against lithium. For every effect and every kind of medicine we have written down a decision.`}
        </p>
        <FigureTable
          caption="What a herb and a medicine mean for each other"
          head={['A herb marked', 'Alone', 'Several with the same effect']}
          rows={[
            [severityWords.avoid, 'refuses', 'refuses'],
            [severityWords.caution, 'warns', `refuses from ${cautionsThatRefuse} herbs`],
            [severityWords.separate, 'needs two hours between them', 'the same'],
            [severityWords.monitor, 'gets a note', `warns from ${monitorsThatWarn} herbs`],
          ]}
        />
        <p>
          We refuse two herbs that clearly make you sleepy if you take something that does so too, or drink alcohol. You
          do not have to keep medicines that you inhale, inject or put on your skin apart from a drink.
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
          <li>You can change or delete them at any time. Anyone who uses the same browser can read them.</li>
          <li>A question that you skip keeps the stricter notice.</li>
          <li>
            The answer is “{answers.notForYou}”, “{answers.askFirst}”, “{answers.apart}”, or “{answers.nothingKnown}” If
            you skipped a question, the last is only “{halfToldTag}”.
          </li>
        </ul>
        <p>{askFirst}</p>
      </>
    ),
  },
]
