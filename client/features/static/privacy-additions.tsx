/** Additions to the policy since its date, oldest first. */
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
  {
    on: 'November 22, 2026',
    what: 'What your browser remembers of a tab: the page that you wanted to see before you signed in, and how far down each page you were.',
  },
  {
    on: 'November 23, 2026',
    what: 'Mailings: that their sender’s postal address stands at the end of each.',
  },
  {
    on: 'November 23, 2026',
    what: 'The herbal cabinet: the last amounts that were used up of each herb, so that what is sent twice counts once.',
  },
  {
    on: 'November 24, 2026',
    what: 'The answers that you may give under For you: how far along a pregnancy is.',
  },
  {
    on: 'November 24, 2026',
    what: 'How long we keep notes under the bell, reports, who got which mailing, and tickets of former members.',
  },
  {
    on: 'November 24, 2026',
    what: 'Drafts in your browser: which forms keep them, whose they are, and how long they stay.',
  },
]

export const AdditionsPart = () => (
  <dl className="grid gap-4">
    {[...Map.groupBy(additions, ({ on }) => on)].map(([on, ofTheDay]) => (
      <div key={on}>
        <dt className="font-semibold">{on}</dt>
        {ofTheDay.map(({ what }) => (
          <dd key={what} className="mb-1">
            {what}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
