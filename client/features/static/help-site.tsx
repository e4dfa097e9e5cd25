import { Link } from 'react-router'

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
            Neither, for reading. Every remedy and every herb is open to everybody, and the search works in a browser
            without JavaScript too. An account keeps what is yours; its pages need JavaScript.
          </p>
        ),
      },
      {
        id: 'cookie-choice',
        question: 'What did I agree to in the cookie banner?',
        words: 'cookies consent tracking',
        answer: (
          <p>
            To very little: whoever reads gets no cookie, and an account sets only those that it needs. Your choice is
            kept in your browser, and “Cookie settings” at the foot of the page lets you make it anew. The{' '}
            <Link to={`${paths.privacy}#cookies`}>Privacy Policy</Link> tells the rest.
          </p>
        ),
      },
      {
        id: 'subscribing',
        question: 'How do I join or leave the mailing list?',
        words: 'newsletter subscribe subscription unsubscribe cancel letters emails mails spam',
        answer: (
          <p>
            Join with the card on a remedy’s page or under <Link to={paths.mailingList}>Letters by e-mail</Link>; an
            e-mail address is enough. We then send you a mail with a link, and letters only once you have opened it and
            said yes. An address that is not confirmed is deleted after {unconfirmedDays} days. To leave, follow the
            link at the end of any letter, or <Link to={paths.contact}>write to us</Link> from that address.
          </p>
        ),
      },
      {
        id: 'offline',
        question: 'Can I use a recipe without a connection?',
        answer: (
          <p>
            A page that is open stays readable while it is open. The site keeps no copies for later, so print the recipe
            or save the page before you go where there is no network.
          </p>
        ),
      },
      {
        id: 'print-and-share',
        question: 'May I print a recipe or pass it on?',
        answer: (
          <p>
            Yes: “Print” puts it on one page, notes included, and “Share” sends its link. The link is better for others,
            since notes change when we learn something. The <Link to={`${paths.terms}#content`}>Terms of Service</Link>{' '}
            say what else is allowed.
          </p>
        ),
      },
      {
        id: 'withdrawn',
        question: 'A remedy that I liked was withdrawn. Why?',
        answer: (
          <p>
            Its page says so and gives the reason. The address is never given to another recipe, so that nobody brews
            something else by mistake.
          </p>
        ),
      },
      {
        id: 'tickets',
        question: 'How do I write to you, and where is your answer?',
        words: 'ticket support contact reply',
        answer: (
          <p>
            Send a support ticket from the <Link to={paths.contact}>contact page</Link>; you need to be signed in. An
            answer takes about 24 hours. We tell you by e-mail and under the bell, and it stands among{' '}
            <Link to={paths.tickets}>your tickets</Link>, where you can write back, close a ticket and open it again.
          </p>
        ),
      },
      {
        id: 'report-a-error',
        question: 'I have found a mistake.',
        words: 'wrong error fault incorrect amount typo bug broken correction safety',
        answer: (
          <p>
            Please tell us: the name of the page, what is wrong, and where you read it otherwise. The{' '}
            <Link to={`${paths.contact}#fault`}>contact page</Link> has the form, and an answer takes about 24 hours.
          </p>
        ),
      },
    ],
  },
]
