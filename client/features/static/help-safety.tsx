import { paths } from '#domain/paths.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
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
        question: 'I take a medicine. Can I drink this?',
        synonyms: 'medication drug pills tablets interaction thinners antidepressant contraceptive prescription',
        answer: (
          <>
            <p>
              Ask your pharmacist before your first cup. Tell them the name of each herb and each medicine. Herbs can
              weaken a medicine, strengthen it, or add to its unwanted effects.
            </p>
            <p>
              A recipe’s notes name the kinds of medicine that you must not combine with its herbs. They also name those
              that you must ask about first. The herbs’ own pages name a few more. If we do not mention a medicine, that
              does not mean you can combine it with the tea. Never stop or change a medicine because of a tea.
            </p>
          </>
        ),
      },
      {
        id: 'show-my-pharmacist',
        question: 'Can I show my pharmacist or doctor what I drink?',
        synonyms: 'gp nurse share link print list summary appointment consultation',
        answer: (
          <p>
            Yes. On your <a href={paths.profile}>profile</a>, choose{' '}
            <a href={paths.pharmacistLinks}>Show my pharmacist</a>. Choose what the page shows and whether the link
            works for 1, 7 or 30 days. Your pharmacist can read and print the page without an account. Anyone who has
            the link can read it, so only give it to people you trust. You can end a link at any time.
          </p>
        ),
      },
      {
        id: 'report-a-side-effect',
        question: 'I felt unwell after a tea. How do I report it?',
        synonyms: 'side effect adverse reaction yellow card medwatch mhra fda rash sick unwell allergic complaint',
        answer: (
          <p>
            In an emergency, get help first. Otherwise stop drinking the tea and ask a pharmacist or doctor. Then open{' '}
            <a href={paths.sideEffect}>Report a side effect</a>, or choose “Report a side effect” on the recipe’s page.
            We write the text that the UK Yellow Card and MedWatch in the US ask for, and you send it yourself. We don’t
            store your answers.
          </p>
        ),
      },
      {
        id: 'stricter-advice',
        question: 'Do you tell me if your advice on a herb changes?',
        synonyms: 'notification alert warning update stricter new interaction limit changed bell',
        answer: (
          <p>
            Yes, if you have an account. When our advice on a herb becomes stricter, you get a notification that says
            what changed. We tell everyone who has the herb in their cabinet, in one of their own recipes or in a remedy
            that they saved. Plans in your healing journal stay in your browser, so they do not count.
          </p>
        ),
      },
      {
        id: 'pregnancy',
        question: 'I am pregnant or breastfeeding. Which teas can I drink?',
        synonyms: 'baby nursing expecting safe',
        answer: (
          <p>
            Ask your midwife, doctor or pharmacist first. For many of our herbs, our advice is not to use them at all in
            pregnancy, and for some, not to use them while breastfeeding. For most of the others, our advice is not to
            use more than cooking amounts, or to ask a midwife, doctor or pharmacist before you use them. For a few, we
            found no concerns at the usual amounts while breastfeeding. We do not mark any herb as known to be safe. You
            can filter the list of remedies to show only those that pass our check for pregnancy or breastfeeding. A
            remedy that passes may still have a caution. Passing does not mean that a tea is known to be safe.
          </p>
        ),
      },
      {
        id: 'children',
        question: 'Are the teas suitable for children?',
        synonyms: 'child kids toddler baby son daughter age safe',
        answer: (
          <p>
            Only the teas that say so. Most of our amounts are for adults. Each recipe gives a minimum age, and for many
            recipes that is 18. To find recipes that pass our check for a child aged 6 or 11, choose that group in the
            list of remedies. Ask a pharmacist or doctor first, and do not halve an adult’s recipe for a child.
          </p>
        ),
      },
      {
        id: 'surgery',
        question: 'I am having an operation. What should I do?',
        answer: (
          <p>
            Tell everyone who treats you, including dentists, which herbs you drink. Tell them early. Some herbs may
            increase bleeding or the effect of an anaesthetic. The notes on these herbs mention surgery in the next 14
            days. If you are not sure, do not drink herbal teas until you have asked the people who treat you.
          </p>
        ),
      },
      {
        id: 'allergies',
        question: 'I have an allergy. What should I look for?',
        answer: (
          <>
            <p>
              The notes of each recipe name its plant families by their botanical names. <i>Asteraceae</i> is the daisy
              family. It includes chamomile, calendula, yarrow, echinacea and dandelion, and also ragweed and mugwort.{' '}
              <i>Apiaceae</i> is the carrot and celery family, which includes fennel, anise and caraway.{' '}
              <i>Lamiaceae</i> is the mint family.
            </p>
            <p>
              If you are allergic to one plant in a family, avoid the whole family until you have asked a pharmacist or
              doctor. Herbs may also contain traces of other plants, including plants from families that we do not name.
            </p>
          </>
        ),
      },
      {
        id: 'how-long',
        question: 'How many days can I drink it for?',
        answer: (
          <p>
            “For up to” beside the recipe says how many days you can drink it for, and the notes say when to stop. See a
            doctor sooner if the complaint gets worse, and at once if it is severe, new to you or comes with a high
            fever. If you need a tea every day, ask a pharmacist or doctor what the cause could be.
          </p>
        ),
      },
      {
        id: 'notes',
        question: 'What is in the Important Notes, and who wrote them?',
        answer: (
          <p>
            A program writes the first lines from our facts about the herbs, so that no warning is missed. They cover
            age, pregnancy, breastfeeding, allergies, drowsiness, medicines, illnesses, days and caffeine. The author’s
            own notes come below “About this blend”. The two sets of notes may say the same thing. If they differ,
            follow the stricter one.
          </p>
        ),
      },
      {
        id: 'unknown',
        question: 'My illness is not mentioned. Is the tea safe for me?',
        answer: (
          <p>
            We do not know. The notes contain what we found, and many herbs have hardly been studied. If something is
            not mentioned, it is unknown, not harmless. Two herbs that are each well known may never have been studied
            together.
          </p>
        ),
      },
      {
        id: 'reviewed',
        question: 'Has anyone with medical training checked this?',
        answer: (
          <p>
            {writeReviewNotice(reviews)} We name the sources of our facts about herbs. We read many of these sources in
            other people’s transcriptions. <a href={`${paths.about}#sources`}>More about the sources</a>.
          </p>
        ),
      },
      {
        id: 'unwell',
        question: 'I feel unwell after a cup. What should I do?',
        answer: (
          <p>
            Stop drinking it. If you have one of the signs below, or it may have been the wrong plant, call for help
            now. If anything else worries you, call your pharmacist or doctor and keep the packet to hand.
          </p>
        ),
      },
      {
        id: 'emergencies',
        question: 'When should I call for help instead of making tea?',
        answer: (
          <>
            <p>
              Do not use tea for any of the signs below. The contact page lists the numbers of some other countries,
              under <a href={`${paths.contact}#emergency`}>emergency numbers</a>.
            </p>
            <Emergencies />
          </>
        ),
      },
    ],
  },
]
