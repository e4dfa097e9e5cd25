/** Returns the text fields of a form as pairs of name and value. Our forms contain no files. */
export function textFields(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
}
