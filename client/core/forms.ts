/** The text fields of a form by their names, as pairs; files are no part of our forms. */
export function textFields(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
}
