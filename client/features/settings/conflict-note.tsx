import { settingsMessages } from '#domain/settings/settings.messages.ts'

type ConflictNoteProps = { rows: readonly (readonly [label: string, value: string])[]; showSaved: () => void }

/** Shows the values that another administrator saved after this form was opened. */
export const ConflictNote = ({ rows, showSaved }: ConflictNoteProps) => (
  <div className="note" role="alert">
    <p>{settingsMessages.changedMeanwhile}</p>
    <dl className="saved-values">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || 'Empty'}</dd>
        </div>
      ))}
    </dl>
    <button type="button" className="button plain" onClick={showSaved}>
      Use the saved version
    </button>
  </div>
)
