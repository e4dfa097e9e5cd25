import { openAccountDialog } from '#client/core/account-dialog.ts'
import { createIsland } from '#client/core/island.tsx'
import { useSession } from '#client/core/session.ts'
import { paths } from '#domain/paths.ts'

type SignUpButtonProps = { label: string; isMain: boolean }

/** Button that opens the sign-up dialog. Members get a link to the Members Area instead. */
export const SignUpButton = createIsland({
  name: 'sign-up-button',
  wakes: ['member', 'together'],
  Content: ({ label, isMain }: SignUpButtonProps) => {
    const className = isMain ? 'button sign-up needs-script' : 'button plain sign-up needs-script'
    if (useSession())
      return (
        <a href={paths.members} className={className}>
          Members Area
        </a>
      )
    return (
      <button type="button" className={className} onClick={() => openAccountDialog('sign-up')}>
        {label}
      </button>
    )
  },
})
