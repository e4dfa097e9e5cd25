const officialForms = [
  ['United Kingdom: Yellow Card', 'https://yellowcard.mhra.gov.uk/'],
  ['United States: MedWatch', 'https://www.fda.gov/safety/medwatch'],
] as const

/** Links to the forms of the authorities, which the person fills in. */
export const OfficialForms = () => (
  <section aria-labelledby="official-forms">
    <h2 id="official-forms" className="mb-2 text-[1.5rem]">
      Where to send it
    </h2>
    <ul className="ruled-list">
      {officialForms.map(([name, address]) => (
        <li key={address}>
          <a href={address} rel="noreferrer" className="stand-alone">
            {name}
          </a>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-quiet">In other countries, ask your pharmacist or the national medicines authority.</p>
  </section>
)
