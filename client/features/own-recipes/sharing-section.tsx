import { useId } from 'react'
import { useFetcher } from 'react-router'

import { copyText, getCopyError } from '#client/core/copy-text.ts'
import { newPostHash, passPost } from '#client/core/passed-post.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { useSite } from '#client/core/site.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { recipeCategorySlug } from '#domain/community/community.rules.ts'
import { ownRecipeMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import { paths } from '#domain/paths.ts'

import { headingStyle } from './recipe-text.tsx'

type SharingSectionProps = {
  name: string
  /** Null if only the author can see the recipe. */
  token: string | null
  /** Reason why nobody can open the link at the moment. */
  problem: string | undefined
}

/** Creates, shows and withdraws the link with which others can read the recipe. */
export function SharingSection({ name, token, problem }: SharingSectionProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="sharing" className="print:hidden">
      <h2 id="sharing" className={headingStyle}>
        Share
      </h2>
      {problem !== undefined && (
        <p className="note mb-3">
          {token === null ? '' : 'Nobody can open the link at the moment. '}
          {problem}
        </p>
      )}
      {token === null ? (
        <p className="max-w-[68ch]">
          Only you can see this recipe. With a link, others can see it too, but not your name, notes and tags.
        </p>
      ) : (
        <SharedLink name={name} token={token} isOpen={problem === undefined} />
      )}
      {token !== null && (
        <p className="mt-3">
          <ConfirmButton
            itemName={name}
            title={`Stop sharing “${name}”?`}
            consequences="The link stops working for everybody you sent it to. You can’t turn it on again. If you share the recipe later, it gets a new link."
            labels={{ open: 'Stop sharing', busy: 'Loading...', confirm: 'Stop sharing' }}
            isDeleting={fetcher.state !== 'idle'}
            onDelete={() => void fetcher.submit({ intent: 'stop-sharing' }, { method: 'post' })}
          />
        </p>
      )}
      {token === null && problem === undefined && (
        <fetcher.Form method="post" className="mt-3">
          <SubmitButton fetcher={fetcher} intent="share" className="button plain">
            Create a link
          </SubmitButton>
        </fetcher.Form>
      )}
    </section>
  )
}

function SharedLink({ name, token, isOpen }: { name: string; token: string; isOpen: boolean }) {
  const id = useId()
  const { url } = useSite()
  const link = url + paths.sharedRecipe(token)
  return (
    <>
      <label htmlFor={id} className="block max-w-[68ch]">
        {isOpen
          ? 'Everybody with this link can see the recipe, but not your name, notes and tags.'
          : 'This link works again once you have changed the recipe.'}
      </label>
      <input id={id} className="field mt-2" readOnly value={link} onFocus={({ target }) => target.select()} />
      <p className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => void copyText(link, { done: 'Link copied', failed: getCopyError('The link') })}
        >
          Copy the link
        </button>
        {isOpen && (
          <button
            type="button"
            className="button plain"
            onClick={() => {
              passPost({ title: name, content: ownRecipeMessages.post(name, link), category: recipeCategorySlug })
              location.assign(paths.community + newPostHash)
            }}
          >
            Post it in the community
          </button>
        )}
      </p>
    </>
  )
}
