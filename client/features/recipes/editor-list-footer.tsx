import Plus from 'lucide-react/icons/plus'

type FooterProps = { announcement: string; add: () => void; isFull: boolean; addLabel: string }

export const EditorListFooter = ({ announcement, add, isFull, addLabel }: FooterProps) => (
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
