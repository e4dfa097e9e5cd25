/** Consent to open tracking; off until the subscriber ticks it. */
export const OpenTrackingField = ({ isChecked = false }: { isChecked?: boolean }) => (
  <label className="check">
    <input type="checkbox" name="opens" defaultChecked={isChecked} />
    <span>
      You can record which emails I open, using a small image in each email. This helps you decide which emails are
      worth writing. I’ll get the emails either way.
    </span>
  </label>
)
