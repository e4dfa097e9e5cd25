import { formResults } from '#client/core/form-results.ts'

/** Results of forms without JavaScript. CSS shows the one that the URL fragment names. */
export const FormMessages = () =>
  Object.entries(formResults).map(([id, text]) => (
    <p key={id} id={id} className="form-message page-note" role="status">
      {text}
    </p>
  ))
