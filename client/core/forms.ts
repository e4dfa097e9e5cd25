/** Returns the text fields of a form as pairs of name and value, without files. */
export function textFields(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
}
