import { Select } from '#client/ui/select.tsx'
import { labelDesigns } from '#domain/labels/designs.ts'
import { codeKinds, type LabelDraft, labelOutputs } from '#domain/labels/label.types.ts'
import { papers, labelSizes, describeSize } from '#domain/labels/sizes.ts'

import type { ChangeLabel } from './use-label.ts'

const outputLabels = { card: 'Recipe card', qr: 'QR label' }
const codeLabels = { full: 'The whole blend', address: 'Link to the remedy only' }

export function AppearanceFields({ draft, change }: { draft: LabelDraft; change: ChangeLabel }) {
  return (
    <section className="appearance-fields print:hidden" aria-label="Appearance">
      <fieldset className="segments">
        <legend className="sr-only">What to make</legend>
        {labelOutputs.map((output) => (
          <label key={output}>
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
      <div className="field-pair">
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
