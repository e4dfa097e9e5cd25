import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { reviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import { Emergencies } from './help-emergencies.tsx'
import type { QuestionGroup } from './questions.tsx'

export const aboutSafety: QuestionGroup[] = [
  {
    id: 'safety',
    title: 'Safety',
    open: true,
    questions: [
      {
        id: 'medicines',
        question: 'I take a medicine. May I drink this?',
        words: 'medication drug pills tablets interaction thinners antidepressant contraceptive prescription',
        answer: (
          <>
            <p>
              Ask your pharmacist before the first cup, with the name of each herb and of each medicine. Herbs can
              weaken a medicine, strengthen it, or add to its unwanted effects.
            </p>
            <p>
              The notes of a recipe name the kinds of medicine with which its herbs are not drunk or only after asking.
              The pages of the herbs name a few more. A medicine that we do not mention is not cleared by that. Never
              stop or change a medicine for the sake of a tea.
            </p>
          </>
        ),
      },
      {
        id: 'pregnancy',
        question: 'I am pregnant or breastfeeding. Which teas are for me?',
        words: 'baby nursing expecting safe',
        answer: (
          <p>
            Ask your midwife, doctor or pharmacist first. Most of our herbs are marked as not for use in pregnancy or
            while breastfeeding, the others only in cooking amounts or after asking. None of them is marked as free of
            doubt. The list of remedies can show those that pass our check for your group; passing can include a
            caution, and it does not mean that a tea is known to be safe.
          </p>
        ),
      },
      {
        id: 'children',
        question: 'Are the teas for children?',
        words: 'child kids toddler baby son daughter age safe',
        answer: (
          <p>
            Only those that say so. Most of our amounts are for adults, and each recipe names the age from which it may
            be drunk; for many that is 18. To find recipes that pass our check for a child of 6 or of 11, choose that
            group in the list of remedies. Ask a pharmacist or doctor first, and do not halve a recipe for adults to
            make it one for a child.
          </p>
        ),
      },
      {
        id: 'surgery',
        question: 'I am going to have an operation.',
        answer: (
          <p>
            Tell the people who treat you, dentists included, which herbs you drink, and do it early. Some herbs may add
            to bleeding or to the effect of an anaesthetic; with those, the notes name surgery within 14 days. If you
            are not sure, leave herbal teas out until you have asked.
          </p>
        ),
      },
      {
        id: 'allergies',
        question: 'I have an allergy. What do I look for?',
        answer: (
          <>
            <p>
              The notes of each recipe name its plant families by their botanical names. <i>Asteraceae</i> is the daisy
              family: chamomile, calendula, yarrow, echinacea and dandelion belong to it, as ragweed and mugwort do.{' '}
              <i>Apiaceae</i> is the carrot and celery family with fennel, anise and caraway, <i>Lamiaceae</i> the mint
              family.
            </p>
            <p>
              With an allergy to one member, leave out the family until you have asked. Herbs may also hold traces of
              other plants, so a family that is not named is no promise.
            </p>
          </>
        ),
      },
      {
        id: 'how-long',
        question: 'For how many days may I drink it?',
        answer: (
          <p>
            “For up to” beside the recipe says how many days it is meant for, and the notes say after how many to stop.
            See a doctor sooner if the complaint gets worse, and at once if it is severe, new to you or comes with a
            high fever. If you find that you need a tea every day, ask somebody what is behind it.
          </p>
        ),
      },
      {
        id: 'notes',
        question: 'What stands in the Important Notes, and who wrote them?',
        answer: (
          <p>
            The first lines are computed from the facts of the herbs, so none is forgotten: age, pregnancy,
            breastfeeding, allergies, drowsiness, medicines, illnesses, days, caffeine. Below “About this blend” stands
            what the author adds. Both may say the same thing twice. Where they differ, follow the stricter one.
          </p>
        ),
      },
      {
        id: 'unknown',
        question: 'My illness is not mentioned. Is the tea safe for me?',
        answer: (
          <p>
            We do not know. The notes hold what we found, and for many herbs little has been studied. What is not said
            is unknown, not harmless, and two herbs that are each well known may never have been studied together.
          </p>
        ),
      },
      {
        id: 'reviewed',
        question: 'Has somebody with medical training checked this?',
        answer: (
          <p>
            {reviewNotice(reviews)} The facts of the herbs name their sources, many of which we read in other people’s
            transcriptions; <Link to={`${paths.about}#sources`}>more about that</Link>.
          </p>
        ),
      },
      {
        id: 'unwell',
        question: 'I feel unwell after a cup.',
        answer: (
          <p>
            Stop drinking it. With one of the signs below, or if the plant may have been the wrong one, call for help
            now. With anything else that worries you, call your pharmacist or doctor and keep the packet at hand.
          </p>
        ),
      },
      {
        id: 'emergencies',
        question: 'When do I call for help instead of making tea?',
        answer: (
          <>
            <p>
              No tea is for these. The numbers of some other countries stand on the contact page, under{' '}
              <Link to={`${paths.contact}#emergency`}>emergency numbers</Link>.
            </p>
            <Emergencies />
          </>
        ),
      },
    ],
  },
]
