import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { type HerbFilters, maxHerbSearchLength, herbSwitches, herbSwitchNames } from '#domain/herbs/herb-filters.ts'
import { paths } from '#domain/paths.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'

export const HerbFilterForm = ({ filters }: { filters: HerbFilters }) => (
  <search>
    <form action={paths.herbs} className="filters" data-filters>
      <div className="grow-[3] basis-72">
        <label htmlFor="search">Search</label>
        <input
          className="field"
          id="search"
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={maxHerbSearchLength}
          placeholder="Name, Latin name or family"
        />
      </div>
      <FilterSelect
        name="category"
        label="Traditional use"
        allLabel="Any ailment"
        options={ailmentNames}
        chosen={filters.ailment}
      />
      <FilterSelect name="taste" label="Taste" allLabel="Any taste" options={tasteTags} chosen={filters.taste} />
      <button className="button h-13.5 scripting:sr-only" type="submit">
        Search
      </button>
      <fieldset className="chips basis-full">
        <legend className="sr-only">Show only herbs with</legend>
        {herbSwitchNames.map((name) => (
          <label key={name} className="chip">
            <input type="checkbox" name="only" value={name} defaultChecked={filters.switches.includes(name)} />
            {herbSwitches[name].label}
          </label>
        ))}
      </fieldset>
    </form>
  </search>
)

type FilterSelectProps = { name: string; label: string; allLabel: string; options: readonly string[]; chosen: string }

const FilterSelect = ({ name, label, allLabel, options, chosen }: FilterSelectProps) => (
  <div className="grow basis-40">
    <label htmlFor={name}>{label}</label>
    <select className="field" id={name} name={name} defaultValue={chosen}>
      <option value="">{allLabel}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </div>
)
