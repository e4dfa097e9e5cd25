type FormToComeProps = { intent: 'post' | 'reply' }

/** The room of a form that is being fetched, so that nothing below it moves when it comes. */
export const FormToCome = ({ intent }: FormToComeProps) => (
  <p className="writing-form text-quiet" data-intent={intent}>
    Loading...
  </p>
)
