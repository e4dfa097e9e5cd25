import ArrowDown from 'lucide-react/icons/arrow-down'
import { useState } from 'react'
import { Link } from 'react-router'

import type { SavedLabels } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import { paths } from '#domain/paths.ts'

import { AppearanceFields } from './appearance-fields.tsx'
import { BlendFields, blendNameField } from './blend-fields.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import type { LabelFacts } from './label-facts.ts'
import { labelId, LabelPanel } from './label-panel.tsx'
import { StartSection } from './start-section.tsx'
import { useLabelLayout, useQrEncoder } from './use-label-layout.ts'
import { useLabel } from './use-label.ts'

type LabelFormProps = {
  facts: LabelFacts | null
  isNotFound: boolean
  isClosed: boolean
  isBusy: boolean
  retry: () => void
  savedLabels: SavedLabels
  restorePreviousLabel: (draft: LabelDraft) => void
  startNew: (draft: LabelDraft) => void
}

/** Scrolls to the label, which is below the fields on narrow screens. */
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
  savedLabels,
  restorePreviousLabel,
  startNew,
}: LabelFormProps) {
  const [draft, change] = useLabel(savedLabels)
  const { previous: previousLabel } = savedLabels
  const [nameError, setNameError] = useState<string>()
  const qrEncoder = useQrEncoder(draft.output === 'qr')
  const { finishedLabel, computedBestBefore } = useLabelLayout(draft, facts, qrEncoder.encode)
  return (
    <div className="grid grid-cols-1 items-start gap-x-15 gap-y-10 min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <div className="print:hidden">
        <div className="grid gap-y-10">
          {previousLabel && (
            <p className="note" role="status">
              {previousLabel.name.trim()
                ? `We’ve set aside your label “${previousLabel.name.trim()}”.`
                : 'We’ve set aside your earlier label.'}{' '}
              <button type="button" className="stand-alone cursor-pointer" onClick={() => restorePreviousLabel(draft)}>
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
              Only premium members can see the amounts and steps of this remedy, so the label starts without them.{' '}
              <Link to={paths.pricing} className="inline-link">
                Compare Free and Premium
              </Link>
            </p>
          )}
          <StartSection startNew={() => startNew(draft)} />
          <BlendFields
            draft={draft}
            change={(changes) => {
              if (changes.name !== undefined) setNameError(undefined)
              change(changes)
            }}
            nameError={nameError}
            computedBestBefore={computedBestBefore}
            requirements={finishedLabel?.check.requirements ?? []}
          >
            <IngredientRows
              draft={draft}
              change={change}
              herbs={facts?.herbs ?? []}
              descriptions={finishedLabel?.check.descriptions}
            />
          </BlendFields>
        </div>
        <button
          type="button"
          className="button sticky bottom-3.5 ms-auto mt-6 flex w-fit min-[62rem]:hidden"
          onClick={showLabel}
        >
          <ArrowDown aria-hidden />
          See the label
        </button>
      </div>
      <div className="grid gap-5.5 min-[62rem]:sticky min-[62rem]:top-6">
        <AppearanceFields draft={draft} change={change} />
        <LabelPanel
          draft={draft}
          finishedLabel={finishedLabel}
          isBusy={isBusy}
          isQrLoading={facts !== null && draft.output === 'qr' && qrEncoder.encode === undefined}
          hasQrFailed={facts !== null && draft.output === 'qr' && qrEncoder.encode === null}
          retry={() => {
            qrEncoder.retry()
            retry()
          }}
          showNameError={(error) => {
            setNameError(error)
            document.querySelector<HTMLElement>(`[name="${blendNameField}"]`)?.focus()
          }}
        />
      </div>
    </div>
  )
}
