import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { SwitchableTool } from '#domain/permissions.ts'
import { maxContentLimit, parseContentLimit } from '#domain/settings/content-limit.ts'
import { describeContentEffects } from '#domain/settings/effects.ts'
import type { ContentSettings } from '#domain/settings/settings.types.ts'

import { ConflictNote, parseDraft, useSettingForm } from './setting-form.tsx'
import { SwitchField } from './switch-field.tsx'

type NamedTool = { key: SwitchableTool; title: string }

/** Form for the free content limit and the premium-only tools. Describes the effect of saving. */
export function ContentForm({ savedSettings, tools }: { savedSettings: ContentSettings; tools: readonly NamedTool[] }) {
  const fetcher = useFetcher<ActionResult>()
  const savedForm = {
    isLimited: savedSettings.isLimited,
    limit: String(savedSettings.limit),
    tools: savedSettings.tools,
  }
  const editor = useSettingForm(
    {
      name: 'content settings',
      form: savedForm,
      revision: String(savedSettings.revision),
      read: (form) => parseDraft(form, savedForm),
    },
    fetcher,
  )
  const { form: values, change, draft } = editor
  const effects = describeContentEffects(
    savedSettings,
    { ...values, limit: parseContentLimit(values.limit) },
    savedSettings.published,
  )
  return (
    <fetcher.Form method="post" noValidate className="settings-form" onSubmit={editor.onSubmit}>
      <DraftNote draft={draft} revision={editor.revision} />
      <input type="hidden" name="draft" value={draft.key} />
      <section className="setting" aria-labelledby="free-content">
        <h2 id="free-content">Free content limit</h2>
        <SwitchField
          name="isLimited"
          label="Limit some remedies to premium members"
          hint="The pages of these remedies and all safety notes stay public. Only premium members see the amounts and steps."
          checked={values.isLimited}
          change={(isLimited) => change({ isLimited })}
        />
        <Field
          label="Remedies open to everyone"
          hint={`Enter 1 to ${maxContentLimit}. Everyone can see the amounts and steps of this many remedies, starting with the oldest. ${savedSettings.published} remedies are published now.`}
          name="limit"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxContentLimit}
          value={values.limit}
          onChange={(event) => change({ limit: event.currentTarget.value })}
        />
      </section>
      <section className="setting" aria-labelledby="premium-tools">
        <h2 id="premium-tools">Premium-only tools</h2>
        {tools.map(({ key, title }) => (
          <SwitchField
            key={key}
            name={key}
            label={title}
            hint={key === 'community' ? 'Only premium members can post and like. Everyone can still read.' : undefined}
            checked={values.tools[key]}
            change={(isOn) => change({ tools: { ...values.tools, [key]: isOn } })}
          />
        ))}
      </section>
      {editor.hasConflict && fetcher.state === 'idle' && (
        <ConflictNote rows={toRows(savedSettings, tools)} showSaved={editor.showSaved} />
      )}
      <div className="grid justify-items-start gap-3.5 rounded-box border border-line bg-sheet px-5.5 py-4.5">
        <div role="status">
          <b>What will change</b>
          {effects.length === 0 ? (
            <p>Nothing will change.</p>
          ) : (
            <ul className="list-disc ps-[1.1em]">
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          )}
        </div>
        <input type="hidden" name="revision" value={editor.revision} />
        <SubmitButton intent="save" fetcher={fetcher}>
          Save content settings
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </div>
    </fetcher.Form>
  )
}

const toRows = ({ isLimited, limit, tools: switches }: ContentSettings, tools: readonly NamedTool[]) => {
  const premiumTools = tools.filter(({ key }) => switches[key]).map(({ title }) => title)
  return [
    ['Free content limit', isLimited ? `The first ${limit} remedies` : `Off (${limit})`],
    ['Premium-only tools', premiumTools.join(', ')],
  ] as const
}
