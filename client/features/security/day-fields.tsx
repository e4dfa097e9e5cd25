import { Field } from '#client/ui/field.tsx'
import type { SecurityFilters } from '#domain/security/security-filters.ts'

/** Date range that includes both days. */
export const DayFields = ({ filters: { from, to } }: { filters: SecurityFilters }) => (
  <>
    <Field label="From (UTC)" name="from" type="date" defaultValue={from} />
    <Field label="To" name="to" type="date" defaultValue={to} />
  </>
)
