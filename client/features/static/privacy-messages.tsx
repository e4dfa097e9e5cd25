import { paths } from '#domain/paths.ts'

export const MessagesSection = () => (
  <>
    <p>
      We use your message and your address to answer you. Please do not send health details or lists of medicines: we
      cannot advise on them and do not want to keep them.
    </p>
    <p>
      A support ticket belongs to your account: we store its subject, priority and status, and what you and we write in
      it, and when. You can find it in <a href={paths.tickets}>your tickets</a>. Only you and the administrator can read
      it. The administrator also sees your name and address. We tell you about our reply in a notification and in an
      email, which mentions only the subject. A program checks what you send for signs of an emergency, so that the page
      can say where to get help. We do not store what it finds.
    </p>
    <p>
      Administrators may write notes to each other about a ticket, such as what they have tried. These do not appear in
      emails, in files that you download or anywhere else on the site. Write to us if you want to know what they say
      about you.
    </p>
    <p>
      When you delete your account, we keep your tickets and these notes without your name and address, so that we know
      what went wrong before. If something in them still shows who you are, write to us first, and we will remove it.
    </p>
  </>
)
