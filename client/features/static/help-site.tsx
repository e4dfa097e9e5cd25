import { programPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'
import { unconfirmedDays } from '#domain/retention.ts'

import type { QuestionGroup } from './questions.tsx'

export const aboutTheSite: QuestionGroup[] = [
  {
    id: 'site',
    title: 'This site',
    questions: [
      {
        id: 'account',
        question: 'Do I need an account, or JavaScript?',
        answer: (
          <p>
            No. You can read every herb and every safety note without them, and the search also works without
            JavaScript. With an account you can save things. The pages for that need JavaScript.
          </p>
        ),
      },
      {
        id: 'cookie-choice',
        question: 'What did I agree to in the cookie banner?',
        synonyms: 'cookies consent tracking',
        answer: (
          <p>
            Very little. We set no cookies if you only read the site. If you have an account, we set only the cookies
            that it needs. Your browser remembers what you chose in the banner. You can change your choice under “Cookie
            settings” at the bottom of the page. The <a href={`${paths.privacy}#cookies`}>Privacy Policy</a> explains
            the rest.
          </p>
        ),
      },
      {
        id: 'subscribing',
        question: 'How do I join or leave the mailing list?',
        synonyms: 'newsletter subscribe subscription unsubscribe cancel letters emails mails spam',
        answer: (
          <p>
            You can join on a remedy’s page or under <a href={paths.mailingList}>Newsletter</a>. We only need an email
            address. We then email you a link. We only send newsletters after you have opened the link and confirmed. We
            delete an unconfirmed address after {unconfirmedDays} days. To leave, follow the link at the end of any
            newsletter, or <a href={paths.contact}>write to us</a> from that address.
          </p>
        ),
      },
      {
        id: 'offline',
        question: 'Can I use a recipe without an internet connection?',
        answer: (
          <p>
            Yes, if you have an account. Sign in once on your device while you have a connection. After that, your liked
            and bookmarked remedies and your own recipes work offline, with the safety check and the brewing timer. So
            do your cabinet, the <a href={paths.journal}>healing journal</a> and the{' '}
            <a href={paths.labelDesigner}>label designer</a>. You can read your cabinet offline, but you need a
            connection to change it. Signing out deletes these copies from the device.
          </p>
        ),
      },
      {
        id: 'install',
        question: 'Can I install the site as an app?',
        synonyms: 'application phone home screen download android iphone',
        answer: (
          <p>
            Yes. Choose “Install” or “Add to home screen” in your browser’s menu. The app opens without the browser’s
            bars. On many phones, a long press on its icon offers remedies, your saved remedies, the journal and the
            cabinet. Once it is installed, you can also share the text of a recipe from another app with it. It opens
            the import of a new recipe, and nothing is saved until you press Save.
          </p>
        ),
      },
      {
        id: 'calendar',
        question: 'Can I see my cups in my calendar?',
        synonyms: 'ics feed subscribe reminder alarm schedule plan course google outlook apple',
        answer: (
          <p>
            Yes. On the card of a running plan in your <a href={paths.journal}>journal</a>, choose “Download for your
            calendar”, or “Calendar feed” for an address that your calendar keeps up to date. For a feed, we store the
            days, times and recipes of your cups until you delete it. Your own recipes have a download too, if they say
            for how many days they are drunk.
          </p>
        ),
      },
      {
        id: 'print-and-share',
        question: 'Can I print or share a recipe?',
        answer: (
          <p>
            Yes. “Print” puts the recipe and its notes on one page, and “Share” sends a link to it. A link is better for
            other people, because the notes change when we learn more. The{' '}
            <a href={`${paths.terms}#content`}>Terms of Service</a> say what else is allowed.
          </p>
        ),
      },
      {
        id: 'developers',
        question: 'Can I use your recipes and facts in my own program?',
        synonyms: 'api developer programming mcp assistant openapi json website embed',
        answer: (
          <p>
            Yes. Programs and assistants can read our recipes and herb facts, and check a tea for a person.{' '}
            <a href={programPaths.developers}>For developers</a> explains how. You don’t need a key.
          </p>
        ),
      },
      {
        id: 'withdrawn',
        question: 'Why was a remedy that I liked withdrawn?',
        answer: (
          <p>
            The remedy’s page gives the reason. We never reuse its web address, so that nobody brews something else by
            mistake.
          </p>
        ),
      },
      {
        id: 'tickets',
        question: 'How do I contact you, and where do I find your reply?',
        synonyms: 'ticket support contact reply',
        answer: (
          <p>
            Send a support ticket from the <a href={paths.contact}>contact page</a>; you need to be signed in. We reply
            within about 24 hours. You get an email and a notification. Our reply is in{' '}
            <a href={paths.tickets}>your tickets</a>, where you can also write back, close a ticket or open it again.
          </p>
        ),
      },
      {
        id: 'notifications',
        question: 'How do I choose which notifications I get?',
        synonyms: 'push notification bell alert email stop turn off phone device',
        answer: (
          <p>
            On <a href={paths.profile}>your profile</a>, choose for each event whether you want to see it on the site
            only, or get a push notification or an email too. For push, press “Turn on push on this device” on each
            phone or computer. A push shows only a title, so a locked screen tells little. It stops when you sign out.
            Each email has a link to stop emails of its kind.
          </p>
        ),
      },
      {
        id: 'report-an-error',
        question: 'How do I report a mistake?',
        synonyms: 'wrong error fault incorrect amount typo bug broken correction safety',
        answer: (
          <p>
            Tell us the name of the page, what is wrong, and where you found something different. Use the form on the{' '}
            <a href={`${paths.contact}#fault`}>contact page</a>. We reply within about 24 hours.
          </p>
        ),
      },
    ],
  },
]
