import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import { PageTitle, type Section, Sections, PostalLine } from './sections.tsx'

const sections: Section[] = [
  {
    id: 'service',
    title: 'What the service is',
    body: (
      <>
        <p>
          Herbal Remedies is a collection of tea recipes and of facts about herbs, free to read and without
          registration. In these terms, “we” means the operator of this site and “you” means anyone who uses it.
        </p>
        <p>By using the site you accept these terms. If you do not accept them, please do not use the site.</p>
      </>
    ),
  },
  {
    id: 'education',
    title: 'Education, not medical advice',
    body: (
      <>
        <p>
          Everything here is for education. It is not a substitute for professional medical advice, and reading it does
          not make you anyone’s patient. {writeReviewNotice(reviews)} Our checks do not replace a professional who knows
          your health.
        </p>
        <p>{askFirstDisclaimer} Never stop or change a medicine because of something you read here.</p>
        <p>
          You decide whether to drink a tea, and only you can see which plant is in your jar. Read the whole recipe with
          its notes before you begin. In an emergency call for help: the{' '}
          <a href={`${paths.contact}#emergency`}>numbers</a> are on the contact page.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <p>
        The service is not for people under 13. Each recipe also has its own minimum age for drinking the tea, which may
        be higher.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please use the site fairly. In particular, do not</p>
        <ul>
          <li>load pages so fast, or so many at once, that others have to wait,</li>
          <li>collect its content automatically in order to harm the site or the people who use it,</li>
          <li>try to access data that you are not allowed to see, or to get round a limit,</li>
          <li>subscribe other people to the mailing list,</li>
          <li>show our texts without their warnings, or as if they promised to heal.</li>
        </ul>
        <p>
          We may slow down or block access that breaks these rules. If you find a security problem, tell us before you
          tell others.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you may do with the recipes',
    body: (
      <>
        <p>
          You may read the recipes and the pages of the herbs, brew from them, print them for yourself and people you
          know, and share them with a link. Short quotations are welcome if they name the page.
        </p>
        <p>
          If you publish texts elsewhere, say where they come from, do not pass them off as your own, and keep their
          warnings with them. The program and the catalogue are free software under the MIT licence.
        </p>
      </>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          We work with care, but pages may contain mistakes, and what is known about a herb changes. We give no warranty
          beyond what the law requires. In particular, we do not guarantee that the content is complete, correct or
          right for you, or that the site is always available.
        </p>
        <p>
          We are liable as far as the law requires, and no further. Nothing in these terms takes away rights that the
          law gives you as a consumer, or limits liability where the law does not allow this.
        </p>
      </>
    ),
  },
  {
    id: 'links',
    title: 'Links to other sites',
    body: (
      <p>
        Herb pages link to sources elsewhere. Those pages belong to others, who may change them. A link shows where we
        read something. It does not mean that we endorse everything on that page.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <>
        <p>
          We may change or withdraw a recipe at any time, especially when something new becomes known about a herb. The
          page of a withdrawn recipe stays at its web address and says that the recipe was withdrawn.
        </p>
        <p>
          As the service grows, these terms will grow with it. We publish changes on this page before they apply, and
          they do not apply retrospectively.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Send questions about these terms to the address on the <a href={paths.contact}>contact page</a>. The{' '}
          <a href={paths.privacy}>Privacy Policy</a> says how we handle personal data.
        </p>
        <PostalLine />
      </>
    ),
  },
]

export function Component() {
  return (
    <>
      <PageHead
        title="Terms of Service"
        description="The terms of Herbal Remedies in plain words: education and not medical advice, fair use, what you may do with the recipes, and no warranty beyond the law."
        path={paths.terms}
      />
      <PageTitle title="Terms of Service">
        What you can expect from us and what we ask of you, in plain words.
      </PageTitle>
      <Sections sections={sections} />
    </>
  )
}
