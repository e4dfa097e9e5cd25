interface ImportMetaEnv {
  /** Set by `npm run dev` alone. */
  readonly LIVE_RELOAD: boolean
}
