import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer, educationalDisclaimer } from '#domain/safety/disclaimers.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import { PageTitle, type Section, Sections } from './sections.tsx'

const steps = [
  'An author writes the recipe: the ingredients and amounts, how to brew it, the traditional uses of the herbs, and what to watch out for.',
  'A program checks the recipe against our facts about its herbs. It adds up the grams in a cup and in a day. It also checks which herbs are combined, compares the brewing times, and blocks any recipe that contains a plant we do not use.',
  'We do not publish a recipe that exceeds a limit we know, or whose figures do not add up. It must be corrected first.',
  'The program then writes warnings from the same facts. They cover age, pregnancy, breastfeeding, plant families, medicines, illnesses and how many days you can drink the tea for. The author’s own warnings come below these warnings and never replace them.',
]

const sections: Section[] = [
  {
    id: 'for-whom',
    title: 'Who it is for',
    body: (
      <p>
        This site is for people who like a cup of tea when they are a little unwell. It tells them what each tea
        contains, how much of each ingredient, and who should avoid it. You do not need an account or any knowledge of
        plants. You only need a kettle, a strainer and small scales.
      </p>
    ),
  },
  {
    id: 'different',
    title: 'What we do differently',
    body: (
      <ul>
        <li>Every recipe gives its herbs in grams and the maximum number of cups a day.</li>
        <li>Every recipe says who should avoid it, on the same page and in plain words.</li>
        <li>
          Every herb has a page with its limits and the sources we read. The page says what kind of source each one is.
        </li>
        <li>
          If a use is traditional, we say that it is traditional. If it is based on early trials, we say that the
          question is not settled. If we know nothing, we say so.
        </li>
      </ul>
    ),
  },
  {
    id: 'recipes',
    title: 'How a recipe is made',
    body: (
      <>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <p>
          A program finds errors in the figures. It cannot find risks that nobody has studied, and it cannot judge your
          health. <a href={paths.howWeCheck}>How we check</a> explains every rule and its limit. There are over 100
          recipes so far, and you can <a href={paths.remedies}>see them all</a>.
        </p>
      </>
    ),
  },
  {
    id: 'sources',
    title: 'Where the facts come from',
    body: (
      <>
        <p>
          Most amounts, limits and warnings come from monographs, which are expert reference texts about herbs. They are
          by the European Medicines Agency’s committee on herbal medicines (EMA/HMPC), ESCOP and Germany’s Commission E.
          For medicines, breastfeeding and the liver, we also used NCCIH, LactMed, Memorial Sloan Kettering’s herb pages
          and LiverTox. For some herbs, we also used monographs by Health Canada.
        </p>
        <p>
          We have not seen most of the original texts. We read most of them in transcriptions by other people, and we
          did not check these against the originals. Only some of our sources are the original text, a copy of it, or
          the authority’s own page. For about a third of the herbs, the facts are based more on general knowledge than
          on sources that we have read. If sources differed, we aimed to follow the stricter one.
        </p>
        <p>
          Each herb’s page lists its sources and says what kind each one is. If you know a better one,{' '}
          <a href={paths.contact}>tell us</a>.
        </p>
      </>
    ),
  },
  {
    id: 'not-done',
    title: 'What has not been reviewed',
    body: (
      <div className="note">
        <p>
          {writeReviewNotice(reviews)} Each recipe and each herb says so next to its warnings. Everything here is the
          careful work of lay people.
        </p>
        <p>{`${educationalDisclaimer} ${askFirstDisclaimer}`}</p>
      </div>
    ),
  },
  {
    id: 'herbs',
    title: 'The herbs, and the plants that we do not use',
    body: (
      <>
        <p>
          Our <a href={paths.herbs}>library</a> describes nearly a hundred herbs. It also names more than sixty plants
          that none of our recipes may contain, in any amount. Some of them are deadly. Some have harmed people’s livers
          or kidneys, and some interfere with many medicines. Others are only suitable as products with a measured dose,
          and you cannot measure the dose in a tea that you brew at home.
        </p>
        <p>
          They have their own pages because people look for them. If we left a plant off the site, it might look
          harmless. Each page says what the plant does. If we know of another plant that people confuse it with, the
          page names that too.
        </p>
      </>
    ),
  },
  {
    id: 'made',
    title: 'How the site is made',
    body: (
      <p>
        The software behind this site is free software under the MIT licence. The two fonts, Alegreya and Figtree, come
        from our own web address, like everything else on these pages. You can read every safety note without paying.
      </p>
    ),
  },
]

export function Component() {
  return (
    <>
      <PageHead
        title="About Us"
        description="Who Herbal Remedies is for, how a recipe is written and checked, where our facts about herbs come from, and what has not been reviewed yet."
        path={paths.about}
      />
      <PageTitle title="About Us">
        Herbal Remedies is a collection of teas for everyday complaints. It shows you what is in each tea and when to
        avoid it.
      </PageTitle>
      <Sections sections={sections} />
    </>
  )
}
