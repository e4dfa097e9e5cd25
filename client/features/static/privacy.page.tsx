import { Link } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import { unconfirmedDays } from '#domain/retention.ts'

import { PageTitle } from './page-title.tsx'
import { AbusePart, AccountPart, CookiesPart } from './privacy-account.tsx'
import { HerbiPart } from './privacy-herbi.tsx'
import { MessagesPart } from './privacy-messages.tsx'
import { ContactLine, RetentionTable } from './privacy-parts.tsx'
import { type Section, Sections } from './sections.tsx'

const additions = [
  {
    on: 'November 21, 2026',
    what: 'Cookie choice, brewing timer, mailing list, abuse protection and error log described as they are now; the table of storage periods added.',
  },
  {
    on: 'November 21, 2026',
    what: 'The answers that you may give under For you: they stay in your browser.',
  },
  {
    on: 'November 21, 2026',
    what: 'Accounts: what is stored of them, their cookies, the copy of your answers that you may keep in yours, and how tries to sign in are counted.',
  },
  {
    on: 'November 21, 2026',
    what: 'What members like, bookmark and rate, and how they are told when a remedy that they keep is withdrawn.',
  },
  {
    on: 'November 21, 2026',
    what: 'The community: what members write there, who can read it, how views are counted, and what their browser remembers of it.',
  },
  {
    on: 'November 21, 2026',
    what: 'Support tickets: what is stored of what members write to us, who reads it, and what is left of it without an account.',
  },
  {
    on: 'November 21, 2026',
    what: 'Support tickets: that the administrator sees your name, and the notes that administrators write to each other.',
  },
  {
    on: 'November 21, 2026',
    what: 'The community: which posts members follow, which reply they choose as the answer, and names that replies mention.',
  },
  {
    on: 'November 21, 2026',
    what: 'The herbal cabinet: what is stored of the herbs that premium members note, and the blends that it suggests.',
  },
  {
    on: 'November 21, 2026',
    what: 'The healing journal: it stays in your browser, and so does what you import into it.',
  },
  {
    on: 'November 21, 2026',
    what: 'The label designer: the label that you make stays in your browser.',
  },
  {
    on: 'November 22, 2026',
    what: 'Herbi: conversations that members keep, to whom questions go where another provider answers, and how questions are counted.',
  },
  {
    on: 'November 22, 2026',
    what: 'The mailing list: the ways to leave it, addresses that are brought in with a consent, and the hash that keeps mail from those who want or take none.',
  },
  {
    on: 'November 22, 2026',
    what: 'The blend generator: that a blend was generated is counted, not what was asked for; blends that members keep.',
  },
  {
    on: 'November 22, 2026',
    what: 'Mailings: which of them went to you, and that Resend carries them.',
  },
  {
    on: 'November 22, 2026',
    what: 'Letters: what you may choose of them, and that we note which you open only if you agree to it.',
  },
]

const sections: Section[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul>
        <li>You can read every recipe without an account and without telling us who you are.</li>
        <li>Whoever reads gets no cookie, and the pages follow nobody.</li>
        <li>
          Fonts and scripts come from our own address. A banner may show a picture from another address; an
          advertisement by Google is fetched only after you have accepted cookies.
        </li>
        <li>
          We hold personal data only if you give them to us, above all when you create an account or join the mailing
          list.
        </li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>The operator of this site decides what is stored here and why, and answers for it.</p>
        <ContactLine />
      </>
    ),
  },
  {
    id: 'reading',
    title: 'When you read the site',
    body: (
      <>
        <p>
          The site is hosted by Cloudflare, which handles every request for us. To answer one, and to fend off attacks,
          it has to process your network address and what your browser says of itself, and it may do so outside your
          country. It also carries the mails that we send you, and so learns your address. How Cloudflare treats such
          data is told in its own privacy policy.
        </p>
        <p>
          We measure no visits and build no profiles. What you type into the search is part of the page’s address and is
          used to find remedies; we keep no list of searches. Where a search finds nothing, we count for that day which
          ailment or herb of our own list it was about, or that it was about something else; what was typed, and by
          whom, is not kept.
        </p>
        <p>
          When something breaks, we write an error line: what failed, when, and on which page. These lines hold neither
          network addresses nor e-mail addresses.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and the cookie banner',
    body: <CookiesPart />,
  },
  {
    id: 'browser-storage',
    title: 'What your browser remembers',
    body: (
      <>
        <p>
          A few entries may stand in the storage of your browser. They stay there; only of your answers do members send
          us a copy, if they choose to.
        </p>
        <ul>
          <li>
            <code>cookiesConsentAccepted</code>: what you chose in the cookie banner.
          </li>
          <li>
            <code>brewTimer</code>: the brewing timer that is running.
          </li>
          <li>
            <code>safetyProfile</code>: what you told under <Link to={paths.forYou}>For you</Link> of your age, a
            pregnancy, illnesses, medicines and allergies, if you agreed to keep it. Recipes are checked by it inside
            your browser; the page that takes it also deletes it.
          </li>
          <li>
            <code>labelDraft</code>: the label that you make in the <Link to={paths.labelDesigner}>label designer</Link>
            , and the one that you put aside for it.
          </li>
          <li>
            <code>draft</code>: what you began to write in the community, to us, to Herbi or into the blend generator,
            one for each form, until it is sent or you sign out.
          </li>
          <li>
            <code>communityWroteAt</code>: when you last wrote there in this tab, so that you see it at once; it goes
            with the tab.
          </li>
          <li>
            <code>healingJournalEntries</code>: what you wrote into the <Link to={paths.journal}>healing journal</Link>.
            No word of it is sent to us; that something in it sounds like an emergency is found inside your browser too.
            It stays when you sign out, until you delete it there.
          </li>
          <li>
            <code>healingJournalPlans</code>: the plans that you started there, with what you checked off. No word of it
            is sent to us either.
          </li>
        </ul>
        <p>
          You can delete all of them in the settings of your browser. The banner then asks again, a running timer and
          what you began to write are gone, the journal too, and recipes are no longer checked for you.
        </p>
      </>
    ),
  },
  { id: 'account', title: 'Your account', body: <AccountPart /> },
  {
    id: 'mailing-list',
    title: 'The mailing list',
    body: (
      <>
        <p>
          If you subscribe, we store your e-mail address, your first name if you gave one, and when and where on the
          site you subscribed. We use them to send you the mailings and for nothing else, and none before you have
          confirmed by a link in a mail that the address is yours and that you want them. An address that is not
          confirmed is deleted after {unconfirmedDays} days.
        </p>
        <p>
          An administrator may bring in addresses of people who agreed elsewhere; we then store where and when you
          agreed beside yours.
        </p>
        <p>
          This rests on your consent. You may take it back at any time, without a reason, by the link in every mailing,
          by the button of your mail program, on your <Link to={paths.profile}>profile page</Link> or by writing to us;
          what was sent before stays lawful.
        </p>
        <p>
          If mail to you fails for good, if you report a mail of ours as unwanted, or if you delete your account, we
          keep a keyed hash of your address: from it nobody can tell the address without our key, and no mailing goes
          there again, whoever enters it. It is deleted when you subscribe and confirm anew; after a report it stays,
          and you write to us if you want our mail again. Resend carries the mailings, and so learns your address and
          what we write to you; it tells us when a mail does not arrive.
        </p>
        <p>
          Every mailing leads to a page on which you choose what the letters are about, pause them, or change the name
          by which they greet you. What you chose is deleted when you leave.
        </p>
        <p>
          Only if you agreed to it, on the page that confirms your subscription or on that one, the letters hold a small
          picture with a random address of its own, and when your mail program fetches it we note when the letter was
          first opened, and nothing else: no network address and no device. We use it to see which letters are worth
          writing. You may take it back on the same page; letters hold no such picture from then on, and what earlier
          ones tell is no longer noted.
        </p>
      </>
    ),
  },
  {
    id: 'abuse',
    title: 'Protection against abuse',
    body: <AbusePart />,
  },
  {
    id: 'messages',
    title: 'When you write to us',
    body: <MessagesPart />,
  },
  {
    id: 'herbi',
    title: 'When you ask Herbi or want a blend',
    body: <HerbiPart />,
  },
  { id: 'retention', title: 'How long we keep what', body: <RetentionTable /> },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may ask us</p>
        <ul>
          <li>what we hold about you, and for a copy of it,</li>
          <li>to correct what is wrong,</li>
          <li>to delete it,</li>
          <li>to stop using it, where you object to our reasons.</li>
        </ul>
        <p>
          Members do most of this themselves, on their <Link to={paths.profile}>profile page</Link>. Else write from the
          address that it concerns, so that we give nobody else’s data away. It costs nothing. If you think that we
          treat your data wrongly, you may complain to the data protection authority where you live.
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
        The service is not for people under 13, and we do not knowingly store anything about them: an account is refused
        to whoever gives such a date of birth. If you are the parent of a child who gave us an address, write to us and
        we will delete it.
      </p>
    ),
  },
  {
    id: 'additions',
    title: 'Additions',
    body: (
      <dl>
        {additions.map(({ on, what }) => (
          <div key={what}>
            <dt className="font-semibold">{on}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    ),
  },
]

export function Component() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What Herbal Remedies stores about people and for how long, what the cookie banner means, and how to have your data shown, corrected or deleted."
        path={paths.privacy}
      />
      <PageTitle title="Privacy Policy">What we know about you is little, and this page names all of it.</PageTitle>
      <Sections sections={sections}>
        <p className="mb-8 text-quiet">
          Last updated January 1, 2025. <a href="#additions">Later additions</a> are listed with their dates below.
        </p>
      </Sections>
    </>
  )
}
