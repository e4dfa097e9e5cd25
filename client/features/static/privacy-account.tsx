import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { securityDays, sessionDays, unconfirmedDays } from '#domain/retention.ts'

export function AccountPart() {
  return (
    <>
      <p>You need no account to read. If you create one, we store</p>
      <ul>
        <li>
          your e-mail address, a hash of your password, from which we cannot tell it, when you joined, until when you
          are a premium member if you are one, and why the account is suspended if it is,
        </li>
        <li>your name, and date of birth and location if you give them; nothing of it is public,</li>
        <li>
          each sign-in: a hash of its cookie, which browser it was, and the day of its last use; it ends after{' '}
          {sessionDays} days without use,
        </li>
        <li>
          of links in our mails a hash and the address that each went to, until it is used, or until the night after it
          has ended,
        </li>
        <li>the notes that you find under the bell,</li>
        <li>
          what you like and bookmark, and your ratings; others see how many rated a remedy and the average, never who,
        </li>
        <li>
          what premium members note in their cabinet: herbs with quantities, places, dates and notes, the last ten
          amounts that they used up of each, and the newest ten blends that it suggested and which of them you deleted;
          nobody else sees them,
        </li>
        <li>
          a copy of your answers under <Link to={paths.forYou}>For you</Link>, with when and to what you agreed: only if
          you chose to keep one.
        </li>
      </ul>
      <p>
        We need it to give you the account that you asked for. The copy of your answers is about your health and rests
        on your consent alone: it is used to check recipes for you on your other devices, and for nothing else. You take
        the consent back by deleting the copy.
      </p>
      <p>
        On your <Link to={paths.profile}>profile page</Link> you see and correct what you told, sign out devices,
        download everything as a file and delete the account. Then all of the above goes at once, and with it a
        subscription to the mailing list with your address. An account whose address is never confirmed is deleted after{' '}
        {unconfirmedDays} days.
      </p>
    </>
  )
}

export function CookiesPart() {
  return (
    <>
      <p>
        A banner at the bottom of the page asks about cookies. <b>Accept</b> allows those that are not necessary;{' '}
        <b>Only necessary</b> allows no others. <b>Cookie settings</b>, at the foot of every page, opens the banner
        again so that you can change your mind.
      </p>
      <p>
        Whoever reads without an account gets no cookie. An account works by these, which are necessary and hold nothing
        about you; the names of all but the second may begin with <code>__Host-</code>.
      </p>
      <ul>
        <li>
          <code>session</code>: keeps you signed in, until you sign out or for {sessionDays} days after the last use.
        </li>
        <li>
          <code>signed-in</code>: tells the page that there is somebody to ask for. It goes with the one before.
        </li>
        <li>
          <code>browser</code>: set when you sign up, for seven days. By it the link in our mail knows the browser that
          asked for it.
        </li>
        <li>
          <code>bookmark</code>: set for five minutes when a member changes something, so that the next page shows it.
        </li>
      </ul>
      <p>
        We set no other cookie. Where an advertisement is shown, it is Google&rsquo;s and may set its own: nothing of it
        loads before you have accepted, and after <em>Only necessary</em> none is shown.
      </p>
    </>
  )
}

export function AbusePart() {
  return (
    <>
      <p>
        When somebody signs up, signs in, subscribes or asks for a mail, we count the tries by a salted hash of the
        network address or the e-mail address: a scrambled value that tells us neither. The salt is new each day; after
        about two days it is deleted, and nothing leads back to anybody.
      </p>
      <p>
        That a sign-in failed or a limit was reached is noted for {securityDays} days, with the account if there is one,
        and with that hash. This rests on our legitimate interest that nobody guesses passwords, fills in forms by the
        thousand or subscribes strangers.
      </p>
    </>
  )
}
