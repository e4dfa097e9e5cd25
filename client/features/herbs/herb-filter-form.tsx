import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Form, NavigationType, useNavigationType } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import {
  type HerbFilters,
  herbsAddress,
  herbSearchLengthMax,
  herbSwitches,
  herbSwitchNames,
  readHerbFilters,
} from '#domain/herbs/herb-filters.ts'
import { paths } from '#domain/paths.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'

import type { ChangeHerbFilters } from './use-herb-filters.ts'

const typingPauseMs = 150

type HerbFilterFormProps = { filters: HerbFilters; change: ChangeHerbFilters }

/** Search, ailment, taste and switches as one form, which a browser without JavaScript sends as well. */
export function HerbFilterForm({ filters, change }: HerbFilterFormProps) {
  const { form, onInput, onSubmit, onBlur } = useLiveForm(filters, change)
  return (
    <search>
      <Form action={paths.herbs} className="filters" ref={form} onInput={onInput} onSubmit={onSubmit}>
        <div className="grow-[3] basis-72">
          <label htmlFor="search">Search</label>
          <input
            className="field"
            id="search"
            type="search"
            name="search"
            defaultValue={filters.search}
            maxLength={herbSearchLengthMax}
            placeholder="A name, a Latin name, a family"
            onBlur={onBlur}
          />
        </div>
        <Choice
          name="category"
          label="Traditionally for"
          all="Any ailment"
          options={ailmentNames}
          chosen={filters.ailment}
        />
        <Choice name="taste" label="Taste" all="Any taste" options={tasteTags} chosen={filters.taste} />
        <button className="button h-13.5 scripting:sr-only" type="submit">
          Search
        </button>
        <fieldset className="chips basis-full">
          <legend className="sr-only">Show only herbs with</legend>
          {herbSwitchNames.map((name) => (
            <label key={name} className="chip">
              <input type="checkbox" name="only" value={name} defaultChecked={filters.only.includes(name)} />
              {herbSwitches[name].words}
            </label>
          ))}
        </fieldset>
      </Form>
    </search>
  )
}

type ChoiceProps = { name: string; label: string; all: string; options: readonly string[]; chosen: string }

function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  return (
    <div className="grow basis-40">
      <label htmlFor={name}>{label}</label>
      <select className="field" id={name} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}

/**
 * Keeps form and address alike: what is chosen goes into the address at once, what is typed after a pause, all of one typing
 * as one step to go back. An address that came otherwise is written into the form; what was entered before the application
 * ran goes into the address.
 */
function useLiveForm(filters: HerbFilters, change: ChangeHerbFilters) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  const address = herbsAddress(filters)
  const shown = useRef(address)
  const asked = useRef<string[]>([])
  const cameBack = useNavigationType() === NavigationType.Pop
  const endPause = () => {
    clearTimeout(pause.current)
    pause.current = undefined
  }
  const apply = useEffectEvent((options?: { replace: boolean }) => {
    endPause()
    if (!form.current) return
    const wanted = entered(form.current)
    if (herbsAddress(wanted) === (asked.current.at(-1) ?? shown.current)) return
    asked.current.push(herbsAddress(wanted))
    change(wanted, options)
  })
  const follow = useEffectEvent((arrived: string) => {
    if (shown.current === arrived) return
    shown.current = arrived
    const position = asked.current.indexOf(arrived)
    asked.current = asked.current.slice(position + 1)
    if (position >= 0 && !cameBack) return
    asked.current = []
    endPause()
    if (form.current) fill(form.current, filters)
  })
  useEffect(() => {
    apply({ replace: true })
    return () => clearTimeout(pause.current)
  }, [])
  useEffect(() => follow(address), [address])
  return {
    form,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'search') return apply()
      endPause()
      pause.current = setTimeout(() => {
        apply({ replace: isTyping.current })
        isTyping.current = true
      }, typingPauseMs)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      apply()
    },
    onBlur: () => {
      isTyping.current = false
    },
  }
}

const entered = (form: HTMLFormElement): HerbFilters =>
  readHerbFilters(new URLSearchParams(textFields(new FormData(form))))

function fill(form: HTMLFormElement, { search, ailment, taste, only }: HerbFilters) {
  const chosen: readonly string[] = only
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = control.name === 'taste' ? taste : ailment
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') control.checked = chosen.includes(control.value)
    else control.value = search
  }
}
