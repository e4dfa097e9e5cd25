/** For password managers, which pass over hidden inputs: whose password the form asks for. */
export const Username = ({ email }: { email: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
    className="sr-only"
  />
)
