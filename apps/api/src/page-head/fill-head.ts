import { APP_NAMES } from '@honjeo/contract/values/enums'
import type { DiscussionForumPosting, TouristAttraction } from 'schema-dts'
import type { PageWords } from '@honjeo/contract/rendered-page'
import { escapeHtml } from '../lib/escape-html.ts'

/** JSON-LD without its context, in the words of schema.org: the types are made of its vocabulary. */
export type StructuredData = Exclude<DiscussionForumPosting | TouristAttraction, string>

/** What the preview of a link shows. Where title or description is missing the page keeps the app's own. */
export interface PageHead {
  /** Path of the page, and of its picture. */
  path: string
  image: string
  /** px; that of our drawings, 1200 × 630, where none is given */
  imageSize?: { width: number; height: number }
  title?: string
  description?: string
  type: 'website' | 'article'
  /** For those who have the link, not for search engines. */
  isUnlisted?: boolean
  /** What search engines read of it, by schema.org; addresses of ours in it begin with `/`. */
  structured?: StructuredData
  /** Its address is a key: no cache keeps the page, and no other site learns the address. */
  isKey?: boolean
}

/** The tags of a page that one of ours may take the place of, and the end of its head. */
const TAGS =
  /<meta\s+(?:name|property)="([^"]+)"[^<>]*>|<link\s+rel="(canonical)"[^<>]*>|<(title)>[^<]*<\/title>|<\/head>/g

/** Puts each tag in the place of the one of its name, else at the end of the head, with `more` behind them: in one pass. */
function setTags(html: string, tags: Map<string, string>, more: string): string {
  return html.replace(TAGS, (old: string, meta?: string, canonical?: string, title?: string) => {
    const name = meta ?? canonical ?? title
    if (name === undefined) return [...tags.values(), more, old].join('')
    const tag = tags.get(name) ?? old
    tags.delete(name)
    return tag
  })
}

interface Address {
  /** Makes addresses absolute. */
  origin: string
  /** The languages that the page can be had in, by `?lang=`. */
  locales?: readonly string[]
  /** The one that its address asks for. */
  lang?: string | undefined
  /** The one that it is rendered in, and what it says of itself in it. */
  locale?: string
  words?: PageWords | undefined
}

/** A language with a country, as `og:locale` wants it. */
const OG_LOCALES: Readonly<Record<string, string>> = { ko: 'ko_KR', en: 'en_US', ja: 'ja_JP', zh: 'zh_CN' }

const alternate = (locale: string, url: string) =>
  `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(url)}" />`

/** JSON that ends no script element. */
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
  { origin, locales = [], lang, locale, words }: Address,
): string {
  const { title = own.title, description = own.description, app = APP_NAMES.ko } = words ?? {}
  const plain = origin + path
  const url = lang === undefined ? plain : `${plain}?lang=${lang}`
  const tags = new Map([['canonical', `<link rel="canonical" href="${escapeHtml(url)}" />`]])
  const setMeta = (key: 'name' | 'property', name: string, content: string) =>
    tags.set(name, `<meta ${key}="${name}" content="${escapeHtml(content)}" />`)
  setMeta('property', 'og:url', url)
  setMeta('property', 'og:type', type)
  setMeta('property', 'og:image', origin + image)
  if (words !== undefined) setMeta('property', 'og:site_name', app)
  const ogLocale = OG_LOCALES[locale ?? '']
  if (ogLocale !== undefined) setMeta('property', 'og:locale', ogLocale)
  if (imageSize !== undefined) {
    setMeta('property', 'og:image:width', String(imageSize.width))
    setMeta('property', 'og:image:height', String(imageSize.height))
  }
  if (title !== undefined) {
    tags.set('title', `<title>${escapeHtml(`${title} · ${app}`)}</title>`)
    setMeta('property', 'og:title', title)
  }
  if (description !== undefined) {
    setMeta('name', 'description', description)
    setMeta('property', 'og:description', description)
  }
  if (isUnlisted) {
    setMeta('name', 'robots', 'noindex')
    return setTags(page, tags, '')
  }
  const alternates = locales.map((each) => alternate(each, `${plain}?lang=${each}`))
  if (locales.length > 0) alternates.push(alternate('x-default', plain))
  return setTags(page, tags, alternates.join('') + (structured ? structuredScript(structured, origin) : ''))
}
