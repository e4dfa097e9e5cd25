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
          If you have not answered a question, we keep the stricter notice. Each recipe page tells everyone about age,
          pregnancy, illnesses, medicines and allergies.
        </p>
        <ul>
          <li>
            {`Age: adult amounts apply from ${adultAmountsFromAge}, and some herbs have a higher minimum age. For children under ${adultAmountsFromAge}, we use the amount that an assessor gives for their age. If there is no such amount, we allow half a cooking amount from age ${cookingAmountsFromAge}, and nothing below that age.`}
          </li>
          <li>
            {`Illnesses, and situations such as a planned operation: our check covers ${conditions} of these. If you have one of them and must not have a herb in the recipe, we tell you not to drink it. If you should ask for advice first, we warn you. One illness can include another: an over-active thyroid also counts as a thyroid disorder.`}
          </li>
          <li>
            Medicines can point to an illness. Insulin is only taken for diabetes, so if you take insulin, we also apply
            the rules for diabetes. Other medicines have several uses, so we warn you and ask.
          </li>
          <li>
            Allergies: you can enter a plant, a pollen, a food or a substance. If our facts link a herb to your allergy,
            we tell you not to drink the tea, or we warn you. If you only say “hay fever”, we ask which pollen.
          </li>
          <li>If we do not know a medicine or an answer, we warn you, because we could not check it.</li>
        </ul>
        <p>
          If a recipe contains an ordinary cooking amount of a herb, we only add a note about that herb, whatever
          medicine you take and whatever illness you have. This does not apply to allergies. Each herb’s page gives its
          cooking amount.
        </p>
        <h3>Pregnancy and breastfeeding</h3>
        <p>
          We check pregnancy and breastfeeding separately. For each of the two, every herb has a status with its own
          sources.
        </p>
        <FigureTable
          caption="What a herb’s pregnancy or breastfeeding status means"
          head={['A herb marked', 'What we do above a cooking amount']}
          rows={[
            [statusWords.avoid, 'we tell you not to drink it, or warn you if you are trying to conceive'],
            [statusWords.food_amounts_only, 'we tell you not to drink it, or warn you if you are trying to conceive'],
            [statusWords.caution, 'we warn you'],
            [statusWords.no_data, 'we warn you'],
            [statusWords.ok, 'we add nothing'],
          ]}
        />
        <h3>Medicines</h3>
        <p>
          {`We sort medicines into ${drugClasses} kinds. For each herb, we list the kinds of medicine that it should not be combined with, or only with care. We also look at what the herb does. For example, if a herb makes you pass more urine, we also warn people who take lithium. We have checked every effect against every kind of medicine.`}
        </p>
        <FigureTable
          caption="What we do about a herb and a medicine"
          head={['A herb marked', 'Alone', 'Several with the same effect']}
          rows={[
            [severityWords.avoid, 'we tell you not to drink it', 'we tell you not to drink it'],
            [severityWords.caution, 'we warn you', `from ${cautionsThatRefuse} herbs, we tell you not to drink it`],
            [severityWords.separate, 'we ask for at least two hours between them', 'the same'],
            [severityWords.monitor, 'we add a note', `from ${monitorsThatWarn} herbs, we warn you`],
          ]}
        />
        <p>
          If you drink alcohol or take something that makes you sleepy, we tell you not to drink a tea with two herbs
          that clearly make you sleepy. The two-hour gap does not apply to medicines that you inhale, inject or put on
          your skin.
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
          In <a href={paths.forYou}>For you</a>, you can enter your age, illnesses, medicines and allergies. Your
          browser then checks each recipe for you in the same way.
        </p>
        <ul>
          <li>
            Your answers stay in this browser. We only receive them if you have an account and choose to keep a copy
            there. Nobody else receives them.
          </li>
          <li>You can change or delete them at any time. Anyone who uses the same browser can read them.</li>
          <li>If you skip a question, we keep the stricter notice.</li>
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
