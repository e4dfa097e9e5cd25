import Plus from 'lucide-react/icons/plus'

type EndProps = { said: string; add: () => void; isFull: boolean; words: string }

/** Below the lines of a list: what became of them, for whoever hears it, and the button for one more. */
export const EditorEnd = ({ said, add, isFull, words }: EndProps) => (
  <>
    <p className="sr-only" role="status">
      {said}
    </p>
    {!isFull && (
      <button type="button" className="button plain" onClick={add}>
        <Plus aria-hidden />
        {words}
      </button>
    )}
  </>
)
