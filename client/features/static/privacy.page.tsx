import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'

import { AbuseSection, AccountSection, CookieSection } from './privacy-account.tsx'
import { AdditionsSection } from './privacy-additions.tsx'
import { HerbiSection, MailingSection, MessagesSection } from './privacy-communication.tsx'
import { ContactLine, RetentionTable } from './privacy-parts.tsx'
import { PageTitle, type Section, Sections, PostalLine } from './sections.tsx'

const sections: Section[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul>
        <li>You can read every recipe without an account and without telling us who you are.</li>
        <li>We set no cookies when you read the site, and the pages do not track anyone.</li>
        <li>
          Fonts and scripts come from our own web address. A banner may show a picture from another web address. Google
          advertisements load only after you have accepted cookies.
        </li>
        <li>
          We hold personal data only if you give it to us, mainly when you create an account or join the mailing list.
        </li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>The operator of this site decides what is stored here and why, and is responsible for it.</p>
        <ContactLine />
        <PostalLine />
      </>
    ),
  },
  {
    id: 'reading',
    title: 'When you read the site',
    body: (
      <>
        <p>
          The site is hosted by Cloudflare, which handles every request for us. To answer requests and stop attacks, it
          has to process your network address and the details that your browser sends. It may do so outside your
          country. It also delivers the emails that we send you, so it knows your email address. Cloudflare’s own
          privacy policy says how it treats this data.
        </p>
        <p>
          We do not track visits or build profiles. The web address of a page contains the words you searched for. We
          use them to find remedies, and we do not keep a list of searches. If a search finds nothing, we add one to a
          daily count for the ailment or herb on our list that you searched for. If you searched for something that is
          not on the list, we count it as “something else”. We do not store what you typed, or who typed it.
        </p>
        <p>
          When something goes wrong, we log what failed, when, and on which page. These entries do not contain network
          addresses or email addresses.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and the cookie banner',
    body: <CookieSection />,
  },
  {
    id: 'browser-storage',
    title: 'What your browser stores',
    body: (
      <>
        <p>
          Your browser may store the entries below. They stay in your browser. Members can choose to keep a copy of
          their “For you” answers in their account.
        </p>
        <ul>
          <li>
            <code>cookiesConsentAccepted</code>: what you chose in the cookie banner.
          </li>
          <li>
            <code>brewTimer</code>: the brewing timer that is running.
          </li>
          <li>
            <code>recipeUnits</code>: the units that you chose on a recipe page.
          </li>
          <li>
            <code>safetyProfile</code>: your answers in <a href={paths.forYou}>For you</a> about your age, a pregnancy
            and how far along it is, illnesses, medicines and allergies, if you agreed to keep them. Your browser checks
            recipes against them. You can delete them on the page where you gave them.
          </li>
          <li>
            <code>labelDraft</code>: the label that you make in the <a href={paths.labelDesigner}>label designer</a>,
            and the label that you had before.
          </li>
          <li>
            <code>draft</code>: text that you typed into a form and have not sent or saved yet, and the time. This
            covers the community, your messages to us, Herbi, the blend generator, your own recipes, your profile and
            the forms of administrators. A draft belongs to your account: other members who use this browser do not see
            it. It stays until you send it, save it, discard it or sign out. When you sign out, text that is still open
            in another tab is kept for you.
          </li>
          <li>
            <code>wantedPage</code>: the members’ page that you wanted to see before you signed in. It is deleted when
            you reach the page or close the tab.
          </li>
          <li>
            <code>react-router-scroll-positions</code>: how far you had scrolled down each page in this tab, so that the
            Back button takes you to the same place.
          </li>
          <li>
            <code>kept conversation</code> and <code>kept proposals</code>: your conversation with Herbi and your last
            blend, while this tab shows another page, so that they are still there when you go back. They are deleted
            when you return, sign out or close the tab.
          </li>
          <li>
            <code>kept new recipe</code>: the recipe that you chose with “Make it mine”, until the page for a new recipe
            has opened. A recipe that you import from a text or a file is read in your browser and not sent to us until
            you save it.
          </li>
          <li>
            <code>toast</code>: a short message that had just appeared when you left a page. The next page shows it
            again and deletes it.
          </li>
          <li>
            <code>communityWroteAt</code>: when you last posted in the community from this tab, so that you see your
            post straight away. It is deleted when you close the tab.
          </li>
          <li>
            <code>healingJournalEntries</code>: what you wrote in the <a href={paths.journal}>healing journal</a>. None
            of this is sent to us. The check for signs of an emergency also runs only in your browser. Your entries stay
            when you sign out, until you delete them there.
          </li>
          <li>
            <code>healingJournalPlans</code>: the plans that you started there and what you ticked. None of this is sent
            to us, unless you create a calendar feed: then we get the days, times and recipes of the cups.
          </li>
          <li>
            <code>calendarFeed</code>: which cups this browser last sent to your calendar feed.
          </li>
          <li>
            Copies for use without a connection: files and facts that are the same for everybody, and, while you are
            signed in, your saved remedies, your own recipes, your cabinet and your account’s name and email address.
            Your part is deleted when you sign out, when somebody else signs in, or when your session ends. Nothing is
            shown after 30 days.
          </li>
        </ul>
        <p>
          You can delete all of these in your browser’s settings. The banner will then ask you again. You will lose a
          running timer, your drafts and your journal. Your browser will no longer check recipes for you.
        </p>
      </>
    ),
  },
  { id: 'account', title: 'Your account', body: <AccountSection /> },
  {
    id: 'mailing-list',
    title: 'The mailing list',
    body: <MailingSection />,
  },
  {
    id: 'abuse',
    title: 'Protection against abuse',
    body: <AbuseSection />,
  },
  {
    id: 'messages',
    title: 'When you write to us',
    body: <MessagesSection />,
  },
  {
    id: 'herbi',
    title: 'When you ask Herbi or generate a blend',
    body: <HerbiSection />,
  },
  { id: 'retention', title: 'How long we keep data', body: <RetentionTable /> },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You can ask us</p>
        <ul>
          <li>what we hold about you,</li>
          <li>for a copy of it,</li>
          <li>to correct what is wrong,</li>
          <li>to delete it,</li>
          <li>to stop using it, if you object to how or why we use it.</li>
        </ul>
        <p>
          Members can do most of this themselves on their <a href={paths.profile}>profile page</a>. Otherwise, write to
          us from the email address that we have for you, so that we do not give your data to anyone else. This is free.
          If you think that we are treating your data wrongly, you can complain to the data protection authority where
          you live.
        </p>
        <ContactLine />
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is not for people under 13, and we do not knowingly store anything about them: you cannot create an
        account with a date of birth that makes you under 13. If you are the parent of a child who gave us an address,
        write to us and we will delete it.
      </p>
    ),
  },
  {
    id: 'additions',
    title: 'Additions',
    body: <AdditionsSection />,
  },
]

export function Component() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What Herbal Remedies stores about people and for how long, what the cookie banner means, and how to see, correct or delete your data."
        path={paths.privacy}
      />
      <PageTitle title="Privacy Policy">This page lists the personal data that we store and says why.</PageTitle>
      <Sections sections={sections}>
        <p className="mb-8 text-quiet">
          Last updated January 1, 2025. <a href="#additions">Later additions</a> are listed with their dates below.
        </p>
      </Sections>
    </>
  )
}
