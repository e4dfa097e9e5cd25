import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'

import type { CheckFigures } from './check-figures.ts'
import { FigureTable } from './figure-table.tsx'
import type { Section } from './sections.tsx'

export const createPersonSections = ({
  adultAmountsFromAge,
  cookingAmountsFromAge,
  conditions,
  drugClasses,
  statusWords,
  severityWords,
  cautionsThatRefuse,
  monitorsThatWarn,
  answers,
  incompleteTag,
}: CheckFigures['person']): Section[] => [
  {
    id: 'person',
    title: 'The person',
    body: (
      <>
        <p>
          If you have not answered a question, the stricter notice stays: each recipe page tells everyone about age,
          pregnancy, illnesses, medicines and allergies.
        </p>
        <ul>
          <li>
            {`Age: adult amounts apply from ${adultAmountsFromAge}, and some herbs need a higher age. Younger children get the amounts that an assessor gives for their age. Without such an amount, a child from ${cookingAmountsFromAge} may have half a cooking amount, and a younger child nothing.`}
          </li>
          <li>
            {`Illnesses, and situations such as a planned operation: we check ${conditions} of them. If a herb is not for people with one of them, we refuse the recipe. If they should ask for advice first, we warn. Some include others: an over-active thyroid also counts as a thyroid disorder.`}
          </li>
          <li>
            Medicines can point to an illness. Insulin is only taken for diabetes, so we count it. Other medicines have
            several uses: then we warn you and ask.
          </li>
          <li>
            Allergies: to a plant, a pollen, a food or a substance. If our facts link a herb to your allergy, we refuse
            the recipe or warn. If you only say “hay fever”, we ask which pollen.
          </li>
          <li>A medicine or an answer that we do not know gets a warning, because we could not check it.</li>
        </ul>
        <p>
          A herb in an ordinary cooking amount only gets a note, whatever you take and whatever illness you have. This
          does not apply to allergies. Each herb’s page gives its cooking amount.
        </p>
        <h3>Pregnancy and breastfeeding</h3>
        <p>These are two questions. For each, every herb has an answer with its own sources.</p>
        <FigureTable
          caption="What a herb’s pregnancy or breastfeeding status means"
          head={['A herb marked', 'What we do above a cooking amount']}
          rows={[
            [statusWords.avoid, 'we refuse, or warn if you are trying to conceive'],
            [statusWords.food_amounts_only, 'we refuse, or warn if you are trying to conceive'],
            [statusWords.caution, 'we warn'],
            [statusWords.no_data, 'we warn'],
            [statusWords.ok, 'we add nothing'],
          ]}
        />
        <h3>Medicines</h3>
        <p>
          {`Each herb lists which of our ${drugClasses} kinds of medicines it does not go well with. Its effects add more: for example, we check a herb that makes you pass more water against lithium. We have checked every effect against every kind of medicine.`}
        </p>
        <FigureTable
          caption="What we do about a herb and a medicine"
          head={['A herb marked', 'Alone', 'Several with the same effect']}
          rows={[
            [severityWords.avoid, 'we refuse', 'we refuse'],
            [severityWords.caution, 'we warn', `we refuse from ${cautionsThatRefuse} herbs`],
            [severityWords.separate, 'we ask for at least two hours between them', 'the same'],
            [severityWords.monitor, 'we add a note', `we warn from ${monitorsThatWarn} herbs`],
          ]}
        />
        <p>
          We refuse two herbs that clearly make you sleepy if you take something that does so too, or drink alcohol. The
          two-hour gap does not apply to medicines that you inhale, inject or put on your skin.
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
          In <a href={paths.forYou}>For you</a>, you can tell your browser your age, illnesses, medicines and allergies.
          It then does the same check for you, on each recipe.
        </p>
        <ul>
          <li>
            The answers stay in this browser. They are sent to us only if you have an account and choose to keep a copy
            there. They are sent to nobody else.
          </li>
          <li>You can change or delete them at any time. Anyone who uses the same browser can read them.</li>
          <li>If you skip a question, the stricter notice stays.</li>
          <li>
            The answer is “{answers.notForYou}”, “{answers.askFirst}”, “{answers.apart}”, or “{answers.nothingKnown}” If
            you skipped a question, we say “{incompleteTag}” instead of the last.
          </li>
        </ul>
        <p>{askFirstDisclaimer}</p>
      </>
    ),
  },
]
