import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

export const MessagesPart = () => (
  <>
    <p>
      We use your message and your address to answer you. Please do not send health details or lists of medicines: we
      cannot advise on them and do not want to keep them.
    </p>
    <p>
      A support ticket belongs to your account: we store its subject, its priority, what you and we write in it, when,
      and its status. You find it under <Link to={paths.tickets}>your tickets</Link>. Only you and the administrator can
      read it, who sees your name and your address beside it. We tell you about our reply in a notification and in an
      email, which names only the subject. A program checks what you send for signs of an emergency, so that the page
      can say where to get help. What it finds is not stored.
    </p>
    <p>
      Administrators may write notes to each other about a ticket, such as what they have tried. These are in no email,
      in no file that you download and nowhere else on the site. Write to us if you wish to know what they say about
      you.
    </p>
    <p>
      When you delete your account, your tickets and such notes stay without your name and address, so that we know what
      went wrong before. If something in them still shows who you are, write to us first, and we will remove it.
    </p>
  </>
)
