interface ImportMetaEnv {
  /** Set by `npm run dev` alone. */
  readonly LIVE_RELOAD: boolean
}

/** A style sheet that is no part of the one of all pages: its address. */
declare module '*.css?url' {
  const address: string
  export default address
}
