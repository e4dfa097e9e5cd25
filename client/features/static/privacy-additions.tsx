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
    what: 'Accounts: what we store about them, their cookies, the copy of your answers that you can keep there, and how we count sign-in attempts.',
  },
  {
    on: 'November 21, 2026',
    what: 'What members like, bookmark and rate, and how we tell them when we withdraw a remedy that they saved.',
  },
  {
    on: 'November 21, 2026',
    what: 'The community: what members write there, who can read it, how we count views, and what the browser stores.',
  },
  {
    on: 'November 21, 2026',
    what: 'Support tickets: what we store when members write to us, who reads it, and what we keep after an account is deleted.',
  },
  {
    on: 'November 21, 2026',
    what: 'Support tickets: the administrator sees your name, and administrators can write notes to each other.',
  },
  {
    on: 'November 21, 2026',
    what: 'The community: which posts members follow, which replies they choose as answers, and which names they mention in replies.',
  },
  {
    on: 'November 21, 2026',
    what: 'The herbal cabinet: what we store about the herbs that premium members enter, and the blends that it suggests.',
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
    what: 'Herbi: the conversations that members keep, who receives the questions if another provider answers them, and how we count questions.',
  },
  {
    on: 'November 22, 2026',
    what: 'The mailing list: how to leave it, addresses imported with consent, and how we avoid emailing people who do not want our emails or cannot receive them.',
  },
  {
    on: 'November 22, 2026',
    what: 'The blend generator: we count generated blends but do not store what members asked for, and we store the blends that members keep.',
  },
  {
    on: 'November 22, 2026',
    what: 'Newsletters: we store which ones we sent you, and a company called Resend sends them.',
  },
  {
    on: 'November 22, 2026',
    what: 'Newsletters: what you can choose. We only record which ones you open if you agree.',
  },
  {
    on: 'November 22, 2026',
    what: 'What your browser stores for a tab: the page that you wanted to see before you signed in, and how far you had scrolled down each page.',
  },
  {
    on: 'November 23, 2026',
    what: 'Newsletters: the sender’s postal address is at the end of each one.',
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
    what: 'How long we keep notifications, reports, records of who got which newsletter, and tickets from former members.',
  },
  {
    on: 'November 24, 2026',
    what: 'Drafts in your browser: which forms save them, who they belong to, and how long they stay.',
  },
  {
    on: 'November 27, 2026',
    what: 'What your browser stores for a tab: your conversation with Herbi and your last blend, so that they are still there when you come back from another page. It also stores a short message that appeared just before you left a page.',
  },
  {
    on: 'November 28, 2026',
    what: 'Your own recipes: what we store about the recipes that members write, and how long we keep earlier versions.',
  },
  {
    on: 'November 28, 2026',
    what: 'Your own recipes: what your browser stores when you choose “Make it mine”, and where it reads the recipes that you import.',
  },
  {
    on: 'November 28, 2026',
    what: 'What your browser stores: the units that you chose on a recipe page.',
  },
  {
    on: 'November 29, 2026',
    what: 'What your browser stores: copies of your saved remedies, own recipes and cabinet for use without a connection, and when they are deleted.',
  },
  {
    on: 'November 28, 2026',
    what: 'Your own recipes: what others see when you share a recipe by a link, and how you turn the link off.',
  },
  {
    on: 'November 28, 2026',
    what: 'Recipes that you offer to everybody: what we store, that the page of a published one shows your display name, and how you withdraw it.',
  },
  {
    on: 'November 29, 2026',
    what: 'Notifications: how you chose to get each kind, and what we store about browsers that you let show push notifications, and your running timer if you want to be notified of it.',
  },
  {
    on: 'November 29, 2026',
    what: 'Reports of side effects: we write the text and store nothing.',
  },
  {
    on: 'November 29, 2026',
    what: 'The calendar feed: which cups of your plans we store if you create one, and who can see them.',
  },
  {
    on: 'November 29, 2026',
    what: 'Links for your pharmacist or doctor: what such a link shows, to whom, and how you end it.',
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
