/** Vite's manifest of the built client: source path -> built file. */
declare module '#manifest' {
  const manifest: Record<string, { file: string; src?: string; assets?: string[] }>
  export default manifest
}
