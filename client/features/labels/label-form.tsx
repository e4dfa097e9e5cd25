import ArrowDown from 'lucide-react/icons/arrow-down'
import { useState } from 'react'
import { Link } from 'react-router'

import type { SavedLabels } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import { paths } from '#domain/paths.ts'

import { BlendFields, blendName } from './blend-fields.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import type { LabelFacts } from './label-facts.ts'
import { labelId, LabelSide } from './label-side.tsx'
import { LookFields } from './look-fields.tsx'
import { StartFrom } from './start-from.tsx'
import { useLabel } from './use-label.ts'
import { useLaidOut } from './use-laid-out.ts'
import { useQrModules } from './use-qr-modules.ts'

type LabelFormProps = {
  facts: LabelFacts | null
  isNotFound: boolean
  isClosed: boolean
  isBusy: boolean
  retry: () => void
  stored: SavedLabels
  restoreFormer: (draft: LabelDraft) => void
  startNew: (draft: LabelDraft) => void
}

/** Scrolls to the label on screens where it's below the fields. */
function showLabel() {
  const label = document.getElementById(labelId)
  label?.scrollIntoView()
  label?.focus({ preventScroll: true })
}

export function LabelForm({
  facts,
  isNotFound,
  isClosed,
  isBusy,
  retry,
  stored,
  restoreFormer,
  startNew,
}: LabelFormProps) {
  const [draft, change] = useLabel(stored)
  const { former } = stored
  const [nameError, setNameError] = useState<string>()
  const code = useQrModules(draft.output === 'qr')
  const { made, computed } = useLaidOut(draft, facts, code.draw)
  return (
    <div className="designer">
      <div className="print:hidden">
        <div className="grid gap-y-10">
          {former && (
            <p className="note" role="status">
              {former.name.trim()
                ? `We’ve set aside your label “${former.name.trim()}”.`
                : 'We’ve set aside your earlier label.'}{' '}
              <button type="button" className="stand-alone cursor-pointer" onClick={() => restoreFormer(draft)}>
                Restore it
              </button>
            </p>
          )}
          {isNotFound && (
            <p className="refusal" role="alert">
              Remedy not found. You can search for another one below.
            </p>
          )}
          {isClosed && (
            <p className="note" role="status">
              Amounts and steps of this remedy are for premium members, so the label starts without them.{' '}
              <Link to={paths.pricing} className="inline-link">
                Compare Free and Premium
              </Link>
            </p>
          )}
          <StartFrom startNew={() => startNew(draft)} />
          <BlendFields
            draft={draft}
            change={(part) => {
              if (part.name !== undefined) setNameError(undefined)
              change(part)
            }}
            nameError={nameError}
            computed={computed}
            requirements={made?.check.requirements ?? []}
          >
            <IngredientRows draft={draft} change={change} herbs={facts?.herbs ?? []} meanings={made?.check.meanings} />
          </BlendFields>
        </div>
        <button type="button" className="button to-label" onClick={showLabel}>
          <ArrowDown aria-hidden />
          See the label
        </button>
      </div>
      <div className="designer-side">
        <LookFields draft={draft} change={change} />
        <LabelSide
          draft={draft}
          made={made}
          isBusy={isBusy}
          isCodeLoading={facts !== null && draft.output === 'qr' && code.draw === undefined}
          hasCodeFailed={facts !== null && draft.output === 'qr' && code.draw === null}
          retry={() => {
            code.retry()
            retry()
          }}
          showNameError={(error) => {
            setNameError(error)
            document.querySelector<HTMLElement>(`[name="${blendName}"]`)?.focus()
          }}
        />
      </div>
    </div>
  )
}
