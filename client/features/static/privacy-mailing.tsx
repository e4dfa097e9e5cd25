import { paths } from '#domain/paths.ts'
import { unconfirmedDays } from '#domain/retention.ts'

export const MailingSection = () => (
  <>
    <p>
      If you subscribe, we store your email address, your first name if you gave one, and when and where on the site you
      subscribed. We use them to send you the mailings and for nothing else. We send none before you have confirmed, by
      a link in an email, that the address is yours and that you want them. We delete an address that is not confirmed
      after {unconfirmedDays} days.
    </p>
    <p>
      An administrator may import addresses of people who agreed elsewhere. If yours was imported, we also store where
      and when you agreed.
    </p>
    <p>
      We do this only with your consent. You may withdraw it at any time, without a reason, by the link in every
      mailing, with the button in your email program, on your <a href={paths.profile}>profile page</a> or by writing to
      us. This does not make earlier mailings unlawful.
    </p>
    <p>
      If email to you fails permanently, if you report an email from us as unwanted, or if you delete your account, we
      keep a keyed hash of your address. Nobody can work out the address from it without our key, and we send no mailing
      to the address again, even if someone adds it to the list. The hash is deleted when you subscribe and confirm
      again. After a report the hash stays, and you must write to us if you want our emails again. Resend sends the
      mailings, and so learns your address and what we write to you. It tells us when an email does not arrive.
    </p>
    <p>
      We, the operator of this site, are the sender. Our postal address is at the end of every mailing. Each links to a
      page on which you can choose the topics, pause the mailings, or change the name in their greeting. We delete your
      choices and your name when you leave. The address stays, as a record that you want no emails.
    </p>
    <p>
      The mailings contain a small image with its own random address only if you agreed to it, on the page that confirms
      your subscription or on the page just described. When your email program loads it, we record when the mailing was
      first opened, and nothing else: no network address and no device. We use it to see which mailings are worth
      writing. You may withdraw your consent on the same page. From then on, mailings contain no such image, and we no
      longer record anything from earlier ones.
    </p>
  </>
)
