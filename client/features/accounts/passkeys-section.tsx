import { useEffect } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { formatDay } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { maxPasskeyNameLength } from '#domain/factors/passkeys.rules.ts'
import type { Passkey } from '#domain/factors/passkeys.types.ts'
import { passkeysDataPath } from '#domain/paths.ts'

import { supportsPasskeys } from './passkey-support.ts'
import type { LoadedPasskeys } from './passkeys.resource.ts'

/** The member's passkeys, each with its name, and a button to add one. */
export default function PasskeysSection() {
  const { data, load } = useFetcher<LoadedPasskeys>({ key: passkeysDataPath })
  useEffect(() => void load(passkeysDataPath), [load])
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        A passkey signs you in with your fingerprint, your face or the lock of your screen. You don’t have to type your
        password, and nobody can steal a passkey with a fake page. Your password still works.
      </p>
      {data?.passkeys === null && <p>We couldn’t load your passkeys. Reload the page to try again.</p>}
      {data?.passkeys && data.passkeys.length > 0 && (
        <ul className="ledger">
          {data.passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </section>
  )
}

function AddPasskey() {
  const fetcher = useFetcher<ActionResult>()
  if (!supportsPasskeys()) return <p>This browser doesn’t support passkeys.</p>
  return (
    <fetcher.Form method="post" action={passkeysDataPath}>
      <SubmitButton intent="add-passkey" fetcher={fetcher} className="button plain">
        Add a passkey
      </SubmitButton>
      <ActionMessage outcome={fetcher.data} />
    </fetcher.Form>
  )
}

function PasskeyEntry({ passkey: { id, name, isBackedUp, createdAt, usedAt } }: { passkey: Passkey }) {
  return (
    <li>
      <div className="line">
        <b>{name}</b>
        <i aria-hidden />
        <RemovePasskey id={id} name={name} />
      </div>
      <small>
        {usedAt === null ? 'Not used yet' : `Last used ${formatDay(usedAt)}`}, added {formatDay(createdAt)}
        {isBackedUp && ', synchronised between your devices'}
      </small>
      <RenamePasskey id={id} name={name} />
    </li>
  )
}

function RemovePasskey({ id, name }: { id: string; name: string }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <fetcher.Form method="post" action={passkeysDataPath}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent="remove-passkey" fetcher={fetcher} className="stand-alone">
        Remove<span className="sr-only"> the passkey {name}</span>
      </SubmitButton>
      <ActionMessage outcome={fetcher.data} />
    </fetcher.Form>
  )
}

function RenamePasskey({ id, name }: { id: string; name: string }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <details>
      <summary>
        Rename<span className="sr-only"> the passkey {name}</span>
      </summary>
      <fetcher.Form method="post" action={passkeysDataPath} className="fields">
        <input type="hidden" name="id" value={id} />
        <Field
          label="Name"
          name="name"
          defaultValue={name}
          maxLength={maxPasskeyNameLength}
          required
          error={fetcher.data?.errors['name']}
        />
        <SubmitButton intent="rename-passkey" fetcher={fetcher} className="button plain">
          Save
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </details>
  )
}
