/** Consent to open tracking; off until the subscriber ticks it. */
export const OpenTrackingField = ({ isChecked = false }: { isChecked?: boolean }) => (
  <label className="check">
    <input type="checkbox" name="opens" defaultChecked={isChecked} />
    <span>
      You may record which emails I open, using a small image in each one, to see which are worth writing. I get the
      emails either way.
    </span>
  </label>
)
