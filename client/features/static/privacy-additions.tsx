/** Additions since the policy was last updated, oldest first. */
const additions = [
  {
    on: 'November 21, 2026',
    what: 'Updated: cookie choice, brewing timer, mailing list, abuse protection and error log. New: the table of storage periods.',
  },
  {
    on: 'November 21, 2026',
    what: 'Your answers in “For you”, if you give any: they stay in your browser.',
  },
  {
    on: 'November 21, 2026',
    what: 'Accounts: what is stored about them, their cookies, the copy of your answers that you may keep there, and how sign-in attempts are counted.',
  },
  {
    on: 'November 21, 2026',
    what: 'What members like, bookmark and rate, and how they are notified when a remedy that they saved is withdrawn.',
  },
  {
    on: 'November 21, 2026',
    what: 'The community: what members write there, who can read it, how views are counted, and what their browser stores.',
  },
  {
    on: 'November 21, 2026',
    what: 'Support tickets: what is stored when members write to us, who reads it, and what stays after an account is deleted.',
  },
  {
    on: 'November 21, 2026',
    what: 'Support tickets: that the administrator sees your name, and the notes that administrators write to each other.',
  },
  {
    on: 'November 21, 2026',
    what: 'The community: which posts members follow, which reply they choose as the answer, and the names mentioned in replies.',
  },
  {
    on: 'November 21, 2026',
    what: 'The herbal cabinet: what is stored about the herbs that premium members enter, and the blends that it suggests.',
  },
  {
    on: 'November 21, 2026',
    what: 'The healing journal: your entries, and anything you import, stay in your browser.',
  },
  {
    on: 'November 21, 2026',
    what: 'The label designer: the label that you make stays in your browser.',
  },
  {
    on: 'November 22, 2026',
    what: 'Herbi: the conversations that members keep, who receives the questions if another provider answers them, and how questions are counted.',
  },
  {
    on: 'November 22, 2026',
    what: 'The mailing list: the ways to leave it, addresses that are imported with consent, and the hash that prevents email to those who do not want it or cannot receive it.',
  },
  {
    on: 'November 22, 2026',
    what: 'The blend generator: we count generated blends, not what was asked for; blends that members keep.',
  },
  {
    on: 'November 22, 2026',
    what: 'Mailings: which ones we sent you, and that Resend sends them.',
  },
  {
    on: 'November 22, 2026',
    what: 'Mailings: what you can choose, and that we record which you open only if you agree to it.',
  },
  {
    on: 'November 22, 2026',
    what: 'What your browser stores for a tab: the page that you wanted to see before you signed in, and how far down each page you were.',
  },
  {
    on: 'November 23, 2026',
    what: 'Mailings: that the sender’s postal address is at the end of each.',
  },
  {
    on: 'November 23, 2026',
    what: 'The herbal cabinet: for each herb, the last amounts that you used, so that a request sent twice counts only once.',
  },
  {
    on: 'November 24, 2026',
    what: 'Your answers in “For you”: how far along a pregnancy is.',
  },
  {
    on: 'November 24, 2026',
    what: 'How long we keep notifications, reports, who got which mailing, and tickets of former members.',
  },
  {
    on: 'November 24, 2026',
    what: 'Drafts in your browser: which forms keep them, whose they are, and how long they stay.',
  },
  {
    on: 'November 27, 2026',
    what: 'What your browser stores for a tab: your conversation with Herbi and your last blend while you look at another page, and a message that had just appeared.',
  },
]

export const AdditionsSection = () => (
  <dl className="grid gap-4">
    {[...Map.groupBy(additions, ({ on }) => on)].map(([on, additionsOfDay]) => (
      <div key={on}>
        <dt className="font-semibold">{on}</dt>
        {additionsOfDay.map(({ what }) => (
          <dd key={what} className="mb-1">
            {what}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
