interface ImportMetaEnv {
  /** Set only by `npm run dev`. */
  readonly LIVE_RELOAD: boolean
}

/** URL of a style sheet that is not part of the main one. */
declare module '*.css?url' {
  const address: string
  export default address
}
