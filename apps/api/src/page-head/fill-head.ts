import { APP_NAMES, LANGUAGES, type Language } from '@honjeo/contract/values/enums'
import type { DiscussionForumPosting, TouristAttraction } from 'schema-dts'
import type { PageWords } from '@honjeo/contract/rendered-page'
import { OG_LOCALES } from '../http/app-words.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { HeadTags } from '../lib/head-tags.ts'

/** JSON-LD without its context, in the words of schema.org: the types are made of its vocabulary. */
export type StructuredData = Exclude<DiscussionForumPosting | TouristAttraction, string>

/** What the preview of a link shows. Where title or description is missing the page keeps the app's own. */
export interface PageHead {
  /** The path of the page, and of its picture. */
  path: string
  image: string
  /** The size in px; that of our drawings, 1200 × 630, where none is given. */
  imageSize?: { width: number; height: number }
  title?: string
  description?: string
  type: 'website' | 'article'
  /** Whether it is for those who have the link, not for search engines. */
  isUnlisted?: boolean
  /** What search engines read of it, by schema.org; addresses of ours in it begin with `/`. */
  structured?: StructuredData
  /** Whether its address is a key: no cache keeps the page, and no other site learns the address. */
  isKey?: boolean
}

interface Address {
  /** Makes addresses absolute. */
  origin: string
  /** The language that the address asks for by `?lang=`, as it may for every page. */
  lang: Language | undefined
  /** The one that the page is in, and what it says of itself in it. */
  locale: Language
  words?: PageWords | undefined
}

const alternate = (locale: string, url: string) =>
  `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(url)}" />`

/** Makes JSON that ends no script element. */
export const inScript = (json: string) => json.replaceAll('<', '\\u003c')

/** Makes the addresses in structured data absolute. */
function structuredScript(data: StructuredData, origin: string): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) =>
    /^(?:url|image|@id)$/.test(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  )
  return `<script type="application/ld+json">${inScript(json)}</script>`
}

/** The app's page with the tags that crawlers read. */
export function fillHead(
  page: string,
  { path, image, imageSize, type, structured, isUnlisted = false, ...own }: PageHead,
  { origin, lang, locale, words }: Address,
): string {
  const { title = own.title, description = own.description, app = APP_NAMES[locale] } = words ?? {}
  const plain = origin + path
  const url = lang === undefined ? plain : `${plain}?lang=${lang}`
  const tags = new HeadTags()
  tags.setCanonical(url)
  tags.setMeta('og:url', url)
  tags.setMeta('og:type', type)
  tags.setMeta('og:image', origin + image)
  tags.setMeta('og:site_name', app)
  tags.setMeta('og:locale', OG_LOCALES[locale])
  if (imageSize !== undefined) {
    tags.setMeta('og:image:width', String(imageSize.width))
    tags.setMeta('og:image:height', String(imageSize.height))
  }
  if (title !== undefined) {
    tags.setTitle(`${title} · ${app}`)
    tags.setMeta('og:title', title)
  }
  if (description !== undefined) {
    tags.setMeta('description', description)
    tags.setMeta('og:description', description)
  }
  if (isUnlisted) {
    tags.setMeta('robots', 'noindex')
    return tags.putInto(page)
  }
  const alternates = LANGUAGES.map((each) => alternate(each, `${plain}?lang=${each}`))
  const more = [...alternates, alternate('x-default', plain), structured ? structuredScript(structured, origin) : '']
  return tags.putInto(page, more.join(''))
}
