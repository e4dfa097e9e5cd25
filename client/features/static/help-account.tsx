import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

import type { QuestionGroup } from './questions.tsx'

export const aboutAccounts: QuestionGroup[] = [
  {
    id: 'your-account',
    title: 'Your account',
    questions: [
      {
        id: 'password',
        question: 'I have forgotten my password, or cannot sign in.',
        words: 'login log reset change email address confirm confirmation link account',
        answer: (
          <>
            <p>
              Choose “Forgot your password?” where you sign in. The link that we send holds for one hour and works once.
              Look among unwanted mail too.
            </p>
            <p>
              If the address was never confirmed, sign in with the right password: you are then offered a new link.
              Signed in, you change the password and the address under <Link to={paths.profileEdit}>Edit Profile</Link>.
            </p>
          </>
        ),
      },
      {
        id: 'own-data',
        question: 'How do I get my data, or delete my account?',
        words: 'download export remove close gdpr privacy personal cancel profile',
        answer: (
          <p>
            Both stand at the end of your <Link to={paths.profile}>profile</Link>: “Download my data” gives you one file
            with all that we store about you, and “Delete my account” takes the account away at once and for good.
          </p>
        ),
      },
      {
        id: 'premium',
        question: 'What is Premium, and how do I get it?',
        words: 'price cost pay payment paid subscription upgrade plan free cancel',
        answer: (
          <p>
            The <Link to={paths.pricing}>comparison on the home page</Link> says what is in it. To get it, or to end it,{' '}
            <Link to={paths.contactAbout('Premium')}>write to us</Link>. Safety notes are never part of it: they are
            open to everybody.
          </p>
        ),
      },
      {
        id: 'names',
        question: 'What do others see of me in the community?',
        words: 'display name nickname author forum post posts reply replies public anonymous',
        answer: (
          <p>
            Your display name and what you write, nothing else. You choose the name before your first post; your full
            name and your address are never shown. What you wrote you can edit or delete, and what somebody else wrote
            you can report, each beside the text in the <Link to={paths.community}>community</Link>.
          </p>
        ),
      },
    ],
  },
]
