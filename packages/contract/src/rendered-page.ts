/** The types on which the server and the web's renderer, which the web's build makes, agree. There are types only. */

export interface PageToRender {
  /** The address that `addressOf` returned, such as `/search?region=JEJU_SI`. */
  url: string
  /** A language of the app. */
  locale: string
  /** The time that the page calls now, ms since 1970. */
  now: number
  /** Answers a GET of the API, such as `/api/tourist-spots/7`, as a visitor gets it. */
  ask: (url: string) => Promise<{ status: number; body: string }>
}

/** The words that a page says of itself in its language; without title or description it keeps what the server has. */
export interface PageWords {
  /** The name of the app. */
  app: string
  title?: string
  description?: string
}

export interface RenderedPage {
  words: PageWords
  /** The HTML in the page's root. */
  html: string
  /** `<link>`s for the page's head: pictures that are seen at once. */
  links: string
  /** JSON that the app starts with. */
  data: string
  /** The answer of the API that the page is about, such as the `PostDetail` of a post. */
  content: unknown
}

/** The JSON in a rendered page. */
export interface PageData {
  locale: string
  now: number
  /** The answers to the queries, by their keys. */
  answers: readonly { queryKey: readonly unknown[]; data: unknown }[]
}

/** The module `apps/web/dist-server/entry-server.js`. */
export interface PageRendererModule {
  /** The paths of the pages that can be rendered, as the router writes them. */
  paths: readonly string[]
  /** Returns by what path and search a page is rendered; addresses with the same result have the same page. Undefined: by none. */
  addressOf: (url: string) => string | undefined
  /** Returns undefined where the page has no content to show. Rejects where a call or the rendering fails. */
  renderPage: (page: PageToRender) => Promise<RenderedPage | undefined>
}
