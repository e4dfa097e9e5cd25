import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router'

import { formatDayAndTime } from '#client/core/format-day.ts'
import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { paths } from '#domain/paths.ts'
import { shortPartNames } from '#domain/pharmacist-links/pharmacist-links.messages.ts'
import type { PharmacistLink, PharmacistLinks } from '#domain/pharmacist-links/pharmacist-links.types.ts'
import { joinWords, toSentenceCase } from '#domain/words.ts'

import { NewLinkForm } from './new-link-form.tsx'
import { listLinks } from './pharmacist-links.api.ts'

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<PharmacistLinks> => {
  await requireMember(args)
  return listLinks(args.context)
})

export { pharmacistLinksAction as action } from './pharmacist-links.action.ts'

export function Component() {
  const { links, hasAnswers } = useLoaderData<PharmacistLinks>()
  return (
    <>
      <PageHead
        title="Show my pharmacist"
        description="A link with which your pharmacist or doctor reads what you drink."
      />
      <div className="pt-12 pb-9">
        <Link to={paths.profile} className="stand-alone gap-2">
          <ArrowLeft aria-hidden className="size-5" />
          Back to your profile
        </Link>
        <h1>Show my pharmacist</h1>
        <p className="mt-3 max-w-[60ch] text-[1.14rem] text-quiet">
          Create a link for your pharmacist or doctor. It opens one page to read or print. Anyone who has the link can
          read the page, so only send it to people you trust.
        </p>
      </div>
      <div className="grid max-w-[44rem] gap-10">
        <NewLinkForm hasAnswers={hasAnswers} />
        <section aria-labelledby="links">
          <h2 id="links" className="mb-3 text-[1.5rem]">
            Your links
          </h2>
          {links.length === 0 ? (
            <p>You have no links that work.</p>
          ) : (
            <ul className="ledger">
              {links.map((link) => (
                <LinkItem key={link.id} link={link} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}

function LinkItem({ link: { id, parts, createdAt, expiresAt } }: { link: PharmacistLink }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <li>
      <div className="line">
        <b>{toSentenceCase(joinWords(parts.map((part) => shortPartNames[part])))}</b>
        <i aria-hidden />
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent="end" fetcher={fetcher} className="stand-alone">
            End now<span className="sr-only">: link created {formatDayAndTime(createdAt)}</span>
          </SubmitButton>
          <ActionMessage outcome={fetcher.data?.isDone ? undefined : fetcher.data} />
        </fetcher.Form>
      </div>
      <small>
        Created {formatDayAndTime(createdAt)}, works until {formatDayAndTime(expiresAt)}
      </small>
    </li>
  )
}
