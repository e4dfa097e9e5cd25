import { paths } from '#domain/paths.ts'
import { unconfirmedDays } from '#domain/retention.ts'

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
