/** Username field that tells password managers which account the password is for. They ignore hidden inputs. */
export const HiddenUsername = ({ email }: { email: string }) => (
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
