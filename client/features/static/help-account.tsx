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
        synonyms: 'login log reset change email address confirm confirmation link account',
        answer: (
          <>
            <p>
              Choose “Forgot your password?” when you sign in. We will email you a link, which expires after an hour and
              only works once. Check your spam folder too.
            </p>
            <p>
              If you have not confirmed your address yet, sign in with your password and we will offer you a new link.
              When you are signed in, you can change your password and email address in{' '}
              <a href={paths.profileEdit}>Edit Profile</a>.
            </p>
          </>
        ),
      },
      {
        id: 'passkeys',
        question: 'What is a passkey, and how do I use one?',
        synonyms: 'passkeys fingerprint face touch id windows hello security key webauthn fido login sign in password',
        answer: (
          <>
            <p>
              A passkey signs you in with your fingerprint, your face or the lock of your screen. It only works on this
              site, so a fake page cannot steal it. Add one in your <a href={paths.profile}>profile</a>, under
              “Passkeys”. Then choose “Use a passkey” when you sign in, or when we ask you to confirm it’s you.
            </p>
            <p>
              Your password still works. If you lose a device, sign in another way and remove its passkey in your
              profile.
            </p>
          </>
        ),
      },
      {
        id: 'own-data',
        question: 'How do I get my data, or delete my account?',
        synonyms: 'download export remove close gdpr privacy personal cancel profile',
        answer: (
          <p>
            Go to the end of your <a href={paths.profile}>profile</a>. “Download my data” gives you one file with
            everything we store about you. “Delete my account” permanently deletes your account straight away.
          </p>
        ),
      },
      {
        id: 'premium',
        question: 'What is Premium, and how do I get it?',
        synonyms: 'price cost pay payment paid subscription upgrade plan free cancel',
        answer: (
          <p>
            The <a href={paths.pricing}>comparison on the home page</a> shows what Premium includes. To get or cancel
            Premium, <a href={paths.contactAbout('Premium')}>write to us</a>. Safety notes are open to everyone, with or
            without Premium.
          </p>
        ),
      },
      {
        id: 'names',
        question: 'What can others see about me in the community?',
        synonyms: 'display name nickname author forum post posts reply replies public anonymous',
        answer: (
          <p>
            They only see your display name and what you write. You choose the name before your first post. We never
            show your full name or your address. In the <a href={paths.community}>community</a>, you can edit or delete
            your own posts and report other people’s posts.
          </p>
        ),
      },
    ],
  },
]
