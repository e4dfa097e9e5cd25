import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer, educationalDisclaimer } from '#domain/safety/disclaimers.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import { PageTitle } from './page-title.tsx'
import { type Section, Sections } from './sections.tsx'

const steps = [
  'An author writes it: the ingredients and amounts, how to brew it, the traditional uses of the herbs, and what to watch out for.',
  'A program checks it against the facts of its herbs. It adds up the grams in a cup and in a day, looks at which herbs are combined, compares the brewing times, and refuses any plant that we do not use.',
  'A recipe that exceeds a limit we know, or whose figures do not add up, is not published until it has been corrected.',
  'The same facts give the recipe its first warnings: age, pregnancy, breastfeeding, plant families, medicines, illnesses and how many days to drink it. The author’s own warnings come below and never replace these.',
]

const sections: Section[] = [
  {
    id: 'for-whom',
    title: 'Who it is for',
    body: (
      <p>
        For people who like a cup of tea when they are a little unwell, and who want to know what is in it, how much,
        and whether it suits them. You do not need an account or any knowledge of plants. A kettle, a strainer and small
        scales are enough.
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
          Every herb has a page with its limits and the sources we read, and says what kind of source each one is.
        </li>
        <li>
          We call a traditional use traditional. We call a use that rests on early trials unsettled. If we know nothing,
          we say so.
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
          health. <a href={paths.howWeCheck}>How we check</a> gives every rule with its limit. There are over 100
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
          Most amounts, limits and warnings come from the monographs of the European Medicines Agency’s committee on
          herbal medicines (EMA/HMPC), of ESCOP and of Germany’s Commission E. For medicines, breastfeeding and the
          liver we also used NCCIH, LactMed, Memorial Sloan Kettering’s herb pages and LiverTox, and for some herbs the
          monographs of Health Canada.
        </p>
        <p>
          We have not seen most of those originals. We read most of them in transcriptions by others, which we did not
          check against the original. Only some sources are the original text, a copy of it, or the authority’s own
          page. For about a third of the herbs, the facts rest more on general knowledge than on sources that we have
          read. Where sources differed, we aimed to follow the stricter one.
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
          that none of our recipes may contain, in any amount. Some of them are deadly. Some have harmed livers or
          kidneys, some interfere with many medicines, and some are only suitable as a measured product, which a home
          brew cannot be.
        </p>
        <p>
          They have their own pages because people look for them, and because leaving one off the site might make it
          look harmless. Each page says what the plant does and, where we know of one, which plant it is confused with.
        </p>
      </>
    ),
  },
  {
    id: 'made',
    title: 'How the site is made',
    body: (
      <p>
        The program behind the site is free software under the MIT licence. Its two typefaces, Alegreya and Figtree,
        come from our own address, like everything else on these pages. You can read every safety note without paying.
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
        Herbal Remedies is a collection of teas for everyday complaints. It shows you what is in your cup and when to
        avoid it.
      </PageTitle>
      <Sections sections={sections} />
    </>
  )
}
