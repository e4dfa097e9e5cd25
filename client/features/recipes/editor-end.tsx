import Plus from 'lucide-react/icons/plus'

type EndProps = { announcement: string; add: () => void; isFull: boolean; words: string }

/** End of an editable list: an announcement for screen readers and the button that adds a line. */
export const EditorEnd = ({ announcement, add, isFull, words }: EndProps) => (
  <>
    <p className="sr-only" role="status">
      {announcement}
    </p>
    {!isFull && (
      <button type="button" className="button plain" onClick={add}>
        <Plus aria-hidden />
        {words}
      </button>
    )}
  </>
)
