import { Link } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import { askFirst, educational } from '#domain/safety/disclaimers.ts'
import { reviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import { PageTitle } from './page-title.tsx'
import { type Section, Sections } from './sections.tsx'

const steps = [
  'Somebody writes it: what goes in and how much, how it is brewed, what the herbs are traditionally drunk for, and what to mind.',
  'A program reads it against the facts of its herbs. It adds up the grams of a cup and of a day, looks at which herbs meet in one cup, compares the brewing times, and refuses a plant that we do not use.',
  'A recipe that goes beyond a limit we know, or whose figures do not add up, is not published until it has been mended.',
  'The same facts give the recipe its first warnings: age, pregnancy, breastfeeding, plant families, medicines, illnesses and how long. What the author adds stands below them and takes none of them away.',
]

const sections: Section[] = [
  {
    id: 'for-whom',
    title: 'Who it is for',
    body: (
      <p>
        For people who like to make a cup of tea when they are a little unwell, and who want to know what is in it, how
        much of it, and whether it is anything for them. You need no account and no knowledge of plants to read it: a
        kettle, a strainer and a small pair of scales are enough.
      </p>
    ),
  },
  {
    id: 'different',
    title: 'What we do differently',
    body: (
      <ul>
        <li>Every recipe weighs its herbs in grams and says how many cups a day are the most.</li>
        <li>Every recipe says who should leave it out, on the same page and in plain words.</li>
        <li>
          Every herb has a page with its limits and the sources we read, and beside each source stands what kind it is.
        </li>
        <li>
          A use that rests on tradition is called tradition, one that rests on early trials is called unsettled, and
          where we know nothing we say so.
        </li>
      </ul>
    ),
  },
  {
    id: 'recipes',
    title: 'How a recipe comes to be',
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
          A program finds what adds up wrongly. It does not find what nobody knows, and it does not know you.{' '}
          <Link to={paths.howWeCheck}>How we check</Link> gives every rule with its limit. There are over 100 recipes so
          far, and you can <Link to={paths.remedies}>look at all of them</Link>.
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
          Most amounts, limits and warnings go back to the monographs of the European Medicines Agency’s committee on
          herbal medicines (EMA/HMPC), of ESCOP and of Germany’s Commission E. For medicines, breastfeeding and the
          liver we also used NCCIH, LactMed, Memorial Sloan Kettering’s herb pages and LiverTox, and for some herbs the
          monographs of Health Canada.
        </p>
        <p>
          We did not have most of those originals before us. The greater part was read in transcriptions that others had
          made, not checked against the original; only some sources are the original text, a copy of it, or the
          authority’s own page. For about a third of the herbs the facts as a whole rest on general knowledge more than
          on a source that we read. Where sources differed, we meant to take the stricter reading.
        </p>
        <p>
          The page of each herb lists its sources and says of each what kind it is. If you know a better one,{' '}
          <Link to={paths.contact}>tell us</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'not-done',
    title: 'What has not happened',
    body: (
      <div className="note">
        <p>
          {reviewNotice(reviews)} Each recipe and each herb says so where its warnings stand. Please read everything
          here as the careful work of lay people.
        </p>
        <p>{`${educational} ${askFirst}`}</p>
      </div>
    ),
  },
  {
    id: 'herbs',
    title: 'The herbs, and the plants that we do not use',
    body: (
      <>
        <p>
          Our <Link to={paths.herbs}>library</Link> describes nearly a hundred herbs. Beside them it names more than
          sixty plants that no recipe of ours may hold, whatever the amount. Some of them are deadly. Some have harmed
          livers or kidneys, some upset the working of many medicines, and some belong in a measured product that a home
          brew cannot be.
        </p>
        <p>
          They have pages of their own because people look for them, and because a plant that is merely missing looks
          harmless. Each page says what the plant does and, where we know of one, which other plant it is mistaken for.
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
        come from our own address, as everything else on these pages does. You can read and print all recipes without
        paying.
      </p>
    ),
  },
]

export function Component() {
  return (
    <>
      <PageHead
        title="About Us"
        description="Who Herbal Remedies is for, how a recipe is written and checked, where the facts of the herbs come from, and what has not been reviewed yet."
        path={paths.about}
      />
      <PageTitle title="About Us">
        Herbal Remedies is a collection of teas for everyday complaints, written so that you can see what you drink and
        when to leave it.
      </PageTitle>
      <Sections sections={sections} />
    </>
  )
}
