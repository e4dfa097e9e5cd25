import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

export const MessagesPart = () => (
  <>
    <p>
      We use your message and your address to answer you. Please send no health details and no lists of medicines: we
      cannot advise on them and do not want to keep them.
    </p>
    <p>
      A support ticket belongs to your account: we store its subject, its priority, what you and we write in it, when,
      and how it stands. You find it under <Link to={paths.tickets}>your tickets</Link>, and only you and the
      administrator can read it, who sees your name and your address beside it. That we have answered is told under the
      bell and by an e-mail, which names the subject and nothing else of it. A program looks through what you send for
      signs of an emergency, so that the page can say where help is; what it finds is not stored.
    </p>
    <p>
      Administrators may write notes to each other about a ticket, such as what they have tried. These stand in no mail,
      in no file that you download and nowhere else on the site; write to us if you wish to know what they say of you.
    </p>
    <p>
      When you delete your account, your tickets and such notes stay without your name and address, so that we know what
      went wrong before. If something in them still tells who you are, write to us first, and we take it out.
    </p>
  </>
)
