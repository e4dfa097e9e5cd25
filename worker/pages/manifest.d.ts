/** Vite's manifest of the built client: source path -> built file. */
declare module '#manifest' {
  const manifest: Record<string, { file: string; src?: string; assets?: string[] }>
  export default manifest
}

/** Texts of the style sheets in `client/styles/documents`, by the name of the file. */
declare module '#document-styles' {
  import type { DocumentSheet } from '#client/routes.documents.ts'

  const styles: Record<'every' | DocumentSheet, string>
  export default styles
}
