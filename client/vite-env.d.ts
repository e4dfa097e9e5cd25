interface ImportMetaEnv {
  /** Set only by `npm run dev`. */
  readonly LIVE_RELOAD: boolean
  /** Name of the build, in the service worker only. It changes with the files that work without a connection. */
  readonly BUILD: string
  /** Addresses of the files that pages need without a connection, in the service worker only. */
  readonly OFFLINE_FILES: readonly string[]
  /** Addresses of the style sheets and fonts of the offline page, in the service worker only. */
  readonly OFFLINE_PAGE_FILES: readonly string[]
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
