import { maxStoredVersions } from '#domain/own-recipes/own-recipe-limits.ts'
import { paths } from '#domain/paths.ts'
import { securityDays, sessionDays, unconfirmedDays } from '#domain/retention.ts'

export function AccountSection() {
  return (
    <>
      <p>You do not need an account to read. If you create one, we store</p>
      <ul>
        <li>
          your email address, the date you joined, and a hash of your password (a scrambled value from which we cannot
          work out the password),
        </li>
        <li>the date your premium plan ends, if you have one, and the reason if your account is suspended,</li>
        <li>your name, and your date of birth and location if you give them; none of this is public,</li>
        <li>
          each sign-in: a hash of its cookie, the browser, and the day you last used it; a sign-in ends after{' '}
          {sessionDays} days without use,
        </li>
        <li>
          if you add passkeys: the public key and number of each, its name, and when you added and last used it; the
          secret part never leaves your device,
        </li>
        <li>
          a hash of each link in our emails and the address that we sent it to, until you use the link or it expires; we
          delete expired ones each night,
        </li>
        <li>
          your notifications, and how you chose to get each kind; for push notifications, the address and keys of each
          browser that shows them. They pass through the push service of the browser’s maker, such as Google, Apple,
          Mozilla or Microsoft, which cannot read them; and your running brew timer, if you chose to be notified of it,
        </li>
        <li>
          what you like and bookmark, and your ratings; others see the average and the number of ratings of a remedy,
          never who rated it,
        </li>
        <li>
          your cabinet, if you are a premium member: herbs with quantities, storage places, dates and notes, the last
          ten amounts of each herb that you used, the ten newest blend suggestions, and the suggestions you deleted;
          nobody else sees any of this,
        </li>
        <li>
          the recipes you write, with your notes and tags, the last {maxStoredVersions} versions of each, and the days
          on which you made them, with your stars and notes; nobody else sees them, unless you share a recipe by a link:
          then everybody with the link sees it, but not your name, notes, tags and stars,
        </li>
        <li>
          which of your recipes you offered to everybody, and what we decided; if we publish one, its page shows your
          display name until you withdraw the recipe or delete your account,
        </li>
        <li>
          your calendar feed, if you create one: a hash of its address, and the days, times and recipes of the cups in
          your plans; everybody with the address sees the cups,
        </li>
        <li>
          links that you create for a pharmacist or doctor: a hash of each, what it shows and when it ends; until then,
          everybody with the link sees the answers, recipes and herbs that you chose, with your name and the results of
          our check, but not your notes, tags and stars,
        </li>
        <li>
          a copy of your answers in <a href={paths.forYou}>For you</a>, with what you agreed to and when, but only if
          you chose to keep one.
        </li>
      </ul>
      <p>
        We need this data to provide your account. The copy of your answers is about your health, and we keep it only
        with your consent. We use it to check recipes for you on your other devices, and to choose and check blends for
        you, and we show it to those to whom you give a link that includes it. We do not use it for anything else. You
        can withdraw your consent by deleting the copy.
      </p>
      <p>
        On your <a href={paths.profile}>profile page</a> you can see and correct your details, sign out devices,
        download everything as a file and delete the account. If you delete the account, we remove all of the above
        straight away, together with any mailing list subscription for your address. If you never confirm your address,
        we delete the account after {unconfirmedDays} days.
      </p>
    </>
  )
}

export function CookieSection() {
  return (
    <>
      <p>
        A banner at the bottom of the page asks about cookies. <b>Accept</b> also allows cookies that are not necessary.{' '}
        <b>Only necessary</b> does not allow these. <b>Cookie settings</b>, at the bottom of every page, opens the
        banner again so that you can change your mind.
      </p>
      <p>
        If you read the site without an account, we set no cookies. If you have an account, we set these cookies, which
        are necessary and contain no information about you. The names of all but the second may begin with{' '}
        <code>__Host-</code>.
      </p>
      <ul>
        <li>
          <code>session</code>: keeps you signed in, until you sign out or for {sessionDays} days after the last use.
        </li>
        <li>
          <code>signed-in</code>: tells the page that someone is signed in. It expires with the <code>session</code>{' '}
          cookie.
        </li>
        <li>
          <code>browser</code>: set when you sign up, and kept for seven days. It shows us that you opened the link in
          our email in the same browser.
        </li>
        <li>
          <code>bookmark</code>: set for five minutes after you change something, so that the next page is up to date.
          It has nothing to do with saved recipes.
        </li>
      </ul>
      <p>
        We set no other cookies. Advertisements come from Google and may set their own cookies. Nothing from Google
        loads before you have accepted. If you choose <em>Only necessary</em>, we show no advertisements.
      </p>
    </>
  )
}

export function AbuseSection() {
  return (
    <>
      <p>
        When someone signs up, signs in, subscribes or asks for an email, we count the attempts. Instead of the network
        address or email address, we store a hash: a scrambled value that shows us neither. We make each day’s hashes
        with a new random key and delete the key after about two days. After that, nobody can trace a hash back to a
        person.
      </p>
      <p>
        We record failed sign-ins and attempts that went over a limit, with that hash and the account, if there is one.
        We keep these records for {securityDays} days. We have a legitimate interest in stopping people from guessing
        passwords, submitting forms thousands of times or subscribing strangers.
      </p>
    </>
  )
}
