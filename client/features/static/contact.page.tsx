import { useSearchParams } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSite } from '#client/core/site.ts'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { paths } from '#domain/paths.ts'
import { maxSubjectLength } from '#domain/support/support.rules.ts'
import { collapseWhitespace } from '#domain/text.ts'

import { ContactForm } from './contact-form.island.tsx'
import { PageTitle } from './sections.tsx'

const emergencyCalls = [
  { where: 'European Union', whom: 'emergency services', number: '112' },
  { where: 'United Kingdom', whom: 'emergency services', number: '999' },
  { where: 'England, Scotland and Wales', whom: 'advice when life is not in danger', number: '111' },
  { where: 'United States', whom: 'emergency services', number: '911' },
  { where: 'United States', whom: 'Poison Help, day and night', number: '1-800-222-1222' },
]

export function Component() {
  const [params] = useSearchParams()
  const subject = readSubject(params)
  return (
    <>
      <PageHead
        title="Contact Us"
        description="How to reach us, how to report a mistake in a recipe, what not to send, and who to call in an emergency."
        path={paths.contact}
      />
      <PageTitle title="Contact Us">
        Write to us about a mistake, a question or an idea. A person will read your message and reply within about 24
        hours.
      </PageTitle>
      <div className="side-by-side contact">
        <WriteToUs subject={subject} />
        <ContactForm subject={subject} />
        <div className="prose">
          <Emergency />
          <section aria-labelledby="fault">
            <h2 id="fault">When a recipe or a herb is wrong</h2>
            <p>
              Please tell us, even if someone else may have told us already. Three things help us correct the mistake:
            </p>
            <ul>
              <li>the name or web address of the page,</li>
              <li>what is wrong, quoted word for word if you can,</li>
              <li>where you found something different, for example in a book or a leaflet.</li>
            </ul>
            <p>
              If the mistake may put someone at risk, start the subject line with “Safety”. Write to us even if you are
              not sure.
            </p>
          </section>
          <section aria-labelledby="not-to-send">
            <h2 id="not-to-send">What not to send</h2>
            <p>
              Please do not send health details about yourself or anyone else, such as diagnoses, test results, pictures
              or lists of medicines. We are not pharmacists or doctors. We cannot tell whether a tea suits you, and we
              do not want to keep such details. Ask your pharmacist, who knows your medicines and can usually answer
              straight away.
            </p>
          </section>
          <section aria-labelledby="personal-data">
            <h2 id="personal-data">Your data</h2>
            <p>
              Write to the same address to ask what we hold about you, or to have it corrected or deleted. The{' '}
              <a href={paths.privacy}>Privacy Policy</a> lists what we store.
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

function WriteToUs({ subject }: { subject: string }) {
  const { contactEmail, postalAddress } = useSite()
  const address = subject ? `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}` : `mailto:${contactEmail}`
  return (
    <section className="label" aria-labelledby="write">
      <div>
        <h2 id="write" className="mb-2 text-center text-[1.45rem] text-cobalt">
          Write to us
        </h2>
        <dl>
          <div>
            <dt>We reply</dt> <dd>within about 24 hours</dd>
          </div>
        </dl>
        <p className="border-t border-line pt-2">
          <a href={address} className="stand-alone wrap-anywhere">
            {contactEmail}
          </a>
        </p>
        {postalAddress !== '' && <p className="border-t border-line pt-2 wrap-anywhere">By post: {postalAddress}</p>}
        <p className="needs-script border-t border-line pt-2">
          <a href={paths.tickets} className="stand-alone">
            Your tickets
          </a>
        </p>
        <p className="border-t border-line pt-3 text-[.96rem] text-quiet">
          You can find answers to many questions in the{' '}
          <a href={paths.help} className="whitespace-nowrap text-cobalt underline">
            Help Center
          </a>
          .
        </p>
      </div>
    </section>
  )
}

function Emergency() {
  return (
    <section className="refusal" aria-labelledby="emergency">
      <h2 id="emergency">In an emergency</h2>
      <p>
        If someone is unconscious, cannot breathe well, has a fit or a swelling face, or may have swallowed a poisonous
        plant, call your emergency number or your poison centre now. Do not write to us. Keep the plant or the packet to
        hand.
      </p>
      <ul className="ruled-list mt-3">
        {emergencyCalls.map(({ where, whom, number }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-6">
            <span className="grow basis-40">
              {where}: {whom}
            </span>
            <PhoneLink number={number} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[.93rem] text-quiet">In other countries, call the local emergency number.</p>
    </section>
  )
}

const readSubject = (params: URLSearchParams): string =>
  collapseWhitespace(params.get('subject') ?? '').slice(0, maxSubjectLength)
