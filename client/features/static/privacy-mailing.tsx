import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { unconfirmedDays } from '#domain/retention.ts'

export const MailingPart = () => (
  <>
    <p>
      If you subscribe, we store your e-mail address, your first name if you gave one, and when and where on the site
      you subscribed. We use them to send you the mailings and for nothing else, and none before you have confirmed by a
      link in a mail that the address is yours and that you want them. An address that is not confirmed is deleted after{' '}
      {unconfirmedDays} days.
    </p>
    <p>
      An administrator may bring in addresses of people who agreed elsewhere; we then store where and when you agreed
      beside yours.
    </p>
    <p>
      This rests on your consent. You may take it back at any time, without a reason, by the link in every mailing, by
      the button of your mail program, on your <Link to={paths.profile}>profile page</Link> or by writing to us; what
      was sent before stays lawful.
    </p>
    <p>
      If mail to you fails for good, if you report a mail of ours as unwanted, or if you delete your account, we keep a
      keyed hash of your address: from it nobody can tell the address without our key, and no mailing goes there again,
      whoever enters it. It is deleted when you subscribe and confirm anew; after a report it stays, and you write to us
      if you want our mail again. Resend carries the mailings, and so learns your address and what we write to you; it
      tells us when a mail does not arrive.
    </p>
    <p>
      We, the operator of this site, are the sender; our postal address stands at the end of every mailing. Each leads
      to a page on which you choose what the letters are about, pause them, or change the name by which they greet you.
      What you chose and your name are deleted when you leave; the address stays, as a note that you want no mail.
    </p>
    <p>
      Only if you agreed to it, on the page that confirms your subscription or on that one, the letters hold a small
      picture with a random address of its own, and when your mail program fetches it we note when the letter was first
      opened, and nothing else: no network address and no device. We use it to see which letters are worth writing. You
      may take it back on the same page; letters hold no such picture from then on, and what earlier ones tell is no
      longer noted.
    </p>
  </>
)
