import { paths } from '#domain/paths.ts'
import { educationalDisclaimer } from '#domain/safety/disclaimers.ts'
import { isReviewed, reviews, type Review, formatReview, writeUnreviewedNotice } from '#domain/safety/reviews.ts'

import type { CheckFigures } from './check-figures.ts'
import type { Section } from './sections.tsx'

const areLimitsOpen = !isReviewed(reviews, 'limits')

export const createSourceSections = ({
  tiers,
  grades,
  adultAmountsFromAge,
  cookingAmountsFromAge,
}: CheckFigures['sources']): Section[] => [
  {
    id: 'sources',
    title: 'Where the facts come from',
    body: (
      <>
        <p>
          Each herb’s page lists its sources and says what kind each one is. There are {tiers.length} kinds, from the
          most to the least certain:
        </p>
        <ul>
          {tiers.map((tier) => (
            <li key={tier}>{tier}</li>
          ))}
        </ul>
        <p>
          Where sources differ, we aim to follow the stricter one. A fact without a source is marked as general
          knowledge. <a href={`${paths.about}#sources`}>More about the sources</a>.
        </p>
      </>
    ),
  },
  {
    id: 'evidence',
    title: 'Evidence and tradition',
    body: (
      <>
        <p>For each use of a herb, we name the evidence. From the strongest to the weakest, it can be:</p>
        <ul>
          {grades.map((grade) => (
            <li key={grade}>{grade}</li>
          ))}
        </ul>
        <p>
          Tradition means that people have long used a plant in this way. It does not mean that anyone has shown that it
          works. Evidence for an extract or a tablet says nothing about a cup of tea, so we do not apply it to tea.
        </p>
      </>
    ),
  },
  {
    id: 'own-limits',
    title: 'Our own limits',
    body: (
      <p>
        We found no published limit for the number of herbs in a cup. We set these limits ourselves: total grams, the
        number of herbs, and herbs with the same effect. We also chose how to convert fresh herbs and what a pinch
        weighs. We are cautious on purpose. If we are too strict, all you miss is a cup of tea.
        {areLimitsOpen && ' Nobody with medical training has confirmed them yet.'}
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
          Traces of other plants. Weeds that contain pyrrolizidine alkaloids, which harm the liver, sometimes grow among
          herbs. Only a laboratory can find them. Buy herbs from sellers who have them tested.
        </li>
        <li>How much of a medicine you take, and when. We look at kinds of medicines, not at doses.</li>
        <li>
          Illnesses, medicines and allergies that are not on our lists. If something is not on a list, we have not
          checked it.
        </li>
        <li>
          Amounts of most herbs for children. Assessors give children’s amounts for only a few herbs.{' '}
          {`For the other herbs, we allow a child aged ${cookingAmountsFromAge} to ${adultAmountsFromAge - 1} half an adult’s cooking amount at most, and a younger child nothing.`}
        </li>
        <li>What else you eat and drink on the same day: other teas, capsules, coffee or alcohol.</li>
        <li>What nobody has studied. Little is known about many herbs, and even less about mixtures of them.</li>
        <li>
          The law where you live. A plant that is sold freely in one country may be restricted in another. We use one
          list for everyone.
        </li>
      </ul>
    ),
  },
  createReviewSection(reviews),
]

export function createReviewSection(signatures: readonly Review[]): Section {
  const unreviewedNotice = writeUnreviewedNotice(signatures)
  return {
    id: 'reviewed',
    title: signatures.length === 0 ? 'Nobody with medical training has reviewed it' : 'Who has reviewed it',
    body: (
      <div className="note">
        {signatures.length === 0 ? (
          <p>
            No pharmacist and no doctor has reviewed the facts, the rules or the limits yet. They are the careful work
            of lay people. The result of this check is not personal advice.
          </p>
        ) : (
          <>
            <ul>
              {signatures.map((review) => (
                <li key={review.name + review.signedOn}>{formatReview(review)}</li>
              ))}
            </ul>
            {unreviewedNotice !== '' && <p>{unreviewedNotice}</p>}
            <p>The result of this check is not personal advice.</p>
          </>
        )}
        <p>{educationalDisclaimer}</p>
      </div>
    ),
  }
}
