import Plus from 'lucide-react/icons/plus'

type EndProps = { announcement: string; add: () => void; isFull: boolean; addLabel: string }

/** End of an editable list: an announcement for screen readers and the button that adds a line. */
export const EditorEnd = ({ announcement, add, isFull, addLabel }: EndProps) => (
  <>
    <p className="sr-only" role="status">
      {announcement}
    </p>
    {!isFull && (
      <button type="button" className="button plain" onClick={add}>
        <Plus aria-hidden />
        {addLabel}
      </button>
    )}
  </>
)
