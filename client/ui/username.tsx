/** Tells password managers whose password the form asks for; they ignore hidden inputs. */
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
