import { Select } from '#client/ui/select.tsx'
import { labelDesigns } from '#domain/labels/designs.ts'
import { codeKinds, type LabelDraft, labelOutputs } from '#domain/labels/label.types.ts'
import { papers, labelSizes, describeSize } from '#domain/labels/sizes.ts'

import type { ChangeLabel } from './use-label.ts'

/** Two fields side by side, if there is room. */
export const fieldPair = 'grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4.5'

const outputLabels = { card: 'Recipe card', qr: 'QR label' }
const codeLabels = { full: 'The whole blend', address: 'Link to the remedy only' }

export function AppearanceFields({ draft, change }: { draft: LabelDraft; change: ChangeLabel }) {
  return (
    <section className="grid gap-4.5 print:hidden" aria-label="Appearance">
      <fieldset className="flex gap-2">
        <legend className="sr-only">What to make</legend>
        {labelOutputs.map((output) => (
          <label
            key={output}
            className="flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2.5 rounded-box border-[1.5px] border-edge bg-sheet font-semibold has-checked:border-cobalt has-checked:bg-wash has-checked:text-cobalt has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt"
          >
            <input
              type="radio"
              name="output"
              checked={draft.output === output}
              onChange={() => change({ output, size: '' })}
            />
            {outputLabels[output]}
          </label>
        ))}
      </fieldset>
      <div className={fieldPair}>
        <Select
          name="design"
          label="Design"
          options={labelDesigns.map(({ id, title }) => [id, title] as const)}
          value={draft.design}
          onChange={(event) => change({ design: event.currentTarget.value })}
        />
        <Select
          name="size"
          label="Size"
          options={[['', 'Automatic'], ...labelSizes.map((size) => [size.id, describeSize(size)] as const)]}
          value={draft.size}
          onChange={(event) => change({ size: event.currentTarget.value })}
        />
        {draft.output === 'qr' && draft.recipe !== '' && (
          <Select
            name="code"
            label="QR code contains"
            options={codeKinds.map((kind) => [kind, codeLabels[kind]] as const)}
            value={draft.code}
            onChange={(event) =>
              change({ code: codeKinds.find((kind) => kind === event.currentTarget.value) ?? 'full' })
            }
          />
        )}
        <Select
          name="paper"
          label="Print on"
          options={papers.map(({ id, title }) => [id, title] as const)}
          value={draft.paper}
          onChange={(event) => change({ paper: event.currentTarget.value })}
        />
      </div>
    </section>
  )
}
