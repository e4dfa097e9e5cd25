/** Consent to open tracking; off until the subscriber ticks it. */
export const OpensField = ({ isChecked = false }: { isChecked?: boolean }) => (
  <label className="check">
    <input type="checkbox" name="opens" defaultChecked={isChecked} />
    <span>
      You may note which letters I open, by a small picture in them, to see which of them are worth writing. The letters
      come without it too.
    </span>
  </label>
)
