import { Link } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import { askFirst } from '#domain/safety/disclaimers.ts'
import { reviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import { PageTitle } from './page-title.tsx'
import { PostalLine } from './postal-line.tsx'
import { type Section, Sections } from './sections.tsx'

const sections: Section[] = [
  {
    id: 'service',
    title: 'What the service is',
    body: (
      <>
        <p>
          Herbal Remedies is a collection of tea recipes and of facts about herbs, free to read and without
          registration. In these terms, “we” means the operator of this site and “you” whoever uses it.
        </p>
        <p>By using the site you accept these terms. If you do not, please do not use it.</p>
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
          not make you anybody’s patient. {reviewNotice(reviews)} No program of ours knows your health.
        </p>
        <p>{askFirst} Never stop or change a medicine because of something you read here.</p>
        <p>
          You decide whether to drink a tea, and you are the one who sees which plant is in the jar. Read the whole
          recipe with its notes before you begin. In an emergency call for help: the{' '}
          <Link to={`${paths.contact}#emergency`}>numbers</Link> stand on the contact page.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <p>
        The service is not for people under 13. Each recipe names an age of its own as well, for the person who drinks
        it; that age may be higher.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Use the site as a guest would. In particular, please do not</p>
        <ul>
          <li>fetch pages so fast or so many at once that others have to wait,</li>
          <li>collect its content by machine in order to harm the site or the people who use it,</li>
          <li>try to get at data that are not meant for you, or to get round a limit,</li>
          <li>subscribe other people to the mailing list,</li>
          <li>show our texts without their warnings, or as if they promised to heal.</li>
        </ul>
        <p>
          We may slow down or block access that breaks these rules. If you find a weakness in the site, tell us before
          you tell others.
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
          know, and share them with a link. Short quotations are welcome when they name the page.
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
          We work with care, yet pages may hold mistakes, and what is known of a herb changes. We give no warranty
          beyond what the law requires: not that the content is complete, correct or right for you, nor that the site
          can always be reached.
        </p>
        <p>
          We are liable as far as the law says that we must be, and not beyond. Nothing in these terms takes away rights
          that the law gives you as a consumer, or limits liability that the law does not let anybody limit.
        </p>
      </>
    ),
  },
  {
    id: 'links',
    title: 'Links to other sites',
    body: (
      <p>
        Herb pages link to sources elsewhere. Those pages belong to others, who may change them; a link says where we
        read something, not that we stand for all of it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <>
        <p>
          A recipe may be changed or withdrawn at any time, above all when something about a herb becomes known. The
          address of a withdrawn recipe stays, and says that it was withdrawn.
        </p>
        <p>
          When the service grows, these terms will grow with it. What changes is written on this page before it applies,
          and never applies to the past.
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
          Questions about these terms go to the address on the <Link to={paths.contact}>contact page</Link>. How we
          treat personal data is told in the <Link to={paths.privacy}>Privacy Policy</Link>.
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
      <PageTitle title="Terms of Service">What you can expect of us and what we ask of you, in plain words.</PageTitle>
      <Sections sections={sections} />
    </>
  )
}
