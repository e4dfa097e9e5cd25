import { paths } from '#domain/paths.ts'
import { unansweredDays, unconfirmedDays } from '#domain/retention.ts'

export const MailingSection = () => (
  <>
    <p>
      If you subscribe, we store your email address, your first name if you gave one, and when and where on the site you
      subscribed. We only use these details to send you the newsletters. Before we send any, you must confirm through a
      link in an email that the address is yours and that you want them. If you do not confirm, we delete the address
      after {unconfirmedDays} days.
    </p>
    <p>
      An administrator can import the addresses of people who agreed elsewhere. If your address was imported, we also
      store where and when you agreed.
    </p>
    <p>
      We send newsletters only with your consent. You can withdraw it at any time without giving a reason. Use the link
      in every newsletter, the button in your email program or your <a href={paths.profile}>profile page</a>, or write
      to us. This does not make earlier newsletters unlawful.
    </p>
    <p>
      We keep a keyed hash of your address if emails to you fail permanently, if you report an email from us as
      unwanted, or if you delete your account. Nobody can work out the address from the hash without our key. We no
      longer send newsletters to the address, even if someone adds it to the list. We delete the hash when you subscribe
      and confirm again. If you reported an email, the hash stays, and you must write to us if you want our emails
      again. A company called Resend sends the newsletters for us, so it knows your address and what we write to you. It
      tells us when an email does not arrive.
    </p>
    <p>
      The newsletters come from us, the operator of this site. Our postal address is at the end of every newsletter.
      Every newsletter also links to a page where you can choose the topics, pause the newsletters, or change the name
      in the greeting. When you leave the mailing list, we delete your choices and your name. We keep the address, as a
      record that you do not want emails.
    </p>
    <p>
      If you agree, our newsletters contain a small image with its own random address. You can agree on the page that
      confirms your subscription, or on the page described above. When your email program loads the image, we record
      when you first opened the newsletter. We do not record anything else, such as your network address or device. We
      use this to see which newsletters are worth writing. You can withdraw your consent on the same page. From then on,
      newsletters do not contain the image, and we no longer record anything from earlier ones.
    </p>
  </>
)

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

export const HerbiSection = () => (
  <>
    <p>
      <a href={paths.askHerbi}>Herbi</a> is a program. It checks each question for signs of an emergency, which we do
      not store, and then answers it. The page says beforehand whether the answer comes from our own program or from
      another provider’s AI model. If another provider’s model answers, we send that provider your question and what you
      asked earlier in that conversation. We send nothing else about you, and never your answers in{' '}
      <a href={paths.forYou}>For you</a>. Please do not include names, or health details that you would not share with a
      stranger.
    </p>
    <p>
      If you are not signed in, we count your questions by a hash (a scrambled value) of your network address and do not
      store your conversation. If you are a member, we keep your conversations so that you can read them again. Only you
      can see them, and you can delete each one.
    </p>
    <p>
      If Herbi has no answer to a question, we keep the words of the question for {unansweredDays} days after it was
      last asked, so that we can write an answer. We keep only its letters and when it was first and last asked, and
      nothing about who asked. We do not keep questions that mention a health matter, a medicine, an age, a number, an
      address or a possible name. For each day, we count how many questions were answered, and how many readers found an
      answer helpful.
    </p>
    <p>
      We use what you write in the <a href={paths.blendGenerator}>blend generator</a> to make the blend, and we do not
      store it. If another provider’s AI model suggests the herbs, we send that provider your words and the tastes you
      chose, and nothing else about you. If this is the case, the page says so beside the button. We count how many
      blends we make for you each month. If you keep a blend, it stays in your account until you delete it.
    </p>
  </>
)
