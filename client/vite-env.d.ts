interface ImportMetaEnv {
  /** Set only by `npm run dev`. */
  readonly LIVE_RELOAD: boolean
}

/** URL of a style sheet that isn't part of `app.css`. */
declare module '*.css?url' {
  const address: string
  export default address
}

interface Document {
  /** True while the browser prerenders the page; undefined in browsers that can't. */
  readonly prerendering?: boolean
}
