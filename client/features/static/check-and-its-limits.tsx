import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { isReviewed, reviews } from '#domain/safety/reviews.ts'

import type { CheckFigures } from './check-figures.ts'
import { reviewSection } from './review-section.tsx'
import type { Section } from './sections.tsx'

const areLimitsOpen = !isReviewed(reviews, 'limits')

/** Section on the sources of facts and limits, and on what no check of ours can tell. */
export const checkAndItsLimits = ({ tiers, grades }: CheckFigures['sources']): Section[] => [
  {
    id: 'sources',
    title: 'Where the facts come from',
    body: (
      <>
        <p>
          The page of each herb lists its sources and says of each what kind it is. From the surest to the least sure,
          there are {tiers.length} kinds:
        </p>
        <ul>
          {tiers.map((tier) => (
            <li key={tier}>{tier}</li>
          ))}
        </ul>
        <p>
          Where sources differ, we mean to take the stricter reading. A fact without a source is marked as general
          knowledge. <Link to={`${paths.about}#sources`}>More about the sources</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'evidence',
    title: 'Evidence and tradition',
    body: (
      <>
        <p>Each use of a herb names what stands behind it, from the strongest to the weakest:</p>
        <ul>
          {grades.map((grade) => (
            <li key={grade}>{grade}</li>
          ))}
        </ul>
        <p>
          Tradition means that people have long used a plant so. It does not mean that somebody has shown it to work. A
          grade that was given for an extract or a tablet says nothing about a cup of tea, and we do not carry it over.
        </p>
      </>
    ),
  },
  {
    id: 'own-limits',
    title: 'Limits of our own',
    body: (
      <p>
        We found no published limit for how many herbs may meet in a cup. The limits for grams in all, for the number of
        herbs and for herbs with the same effect are choices of our own, as are the fresh factors and the pinch. We set
        them low on purpose: a recipe that is refused needlessly costs a cup of tea.
        {areLimitsOpen && ' Somebody with medical training has yet to confirm them.'}
      </p>
    ),
  },
  {
    id: 'cannot-know',
    title: 'What the check cannot know',
    body: (
      <ul>
        <li>What is in your packet: the quality, the purity, the age, and whether it is the right plant at all.</li>
        <li>
          Traces of other plants. Weeds that hold pyrrolizidine alkaloids, which harm the liver, sometimes grow among
          herbs. Only a laboratory finds them; buy herbs from sellers who have them tested.
        </li>
        <li>How much you take of a medicine, and when. We look at kinds of medicines, not at doses.</li>
        <li>Illnesses, medicines and allergies that are not on our lists. What we do not name is not cleared.</li>
        <li>
          Amounts for children of most herbs. Few herbs have an amount that an assessor gives for a child; of the others
          a child may have a cooking amount at most.
        </li>
        <li>What else you eat and drink that day: other teas, capsules, coffee or alcohol.</li>
        <li>What nobody has studied. Of many herbs little is known, and of their mixtures less.</li>
        <li>
          The law where you live. A plant that is sold freely in one country may be restricted in another; we keep to
          one list for everybody.
        </li>
      </ul>
    ),
  },
  reviewSection(reviews),
]
