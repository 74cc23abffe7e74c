import { escapeHtml } from '../lib/escape-html.ts'

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
  /** Its address is a key: no cache keeps the page, and no other site learns the address. */
  isKey?: boolean
}

const APP_NAME = '혼저'

/** Puts the tag in the place of the one that `old` finds, else at the end of the head. */
function setTag(html: string, old: RegExp, tag: string): string {
  return html.replace(old.test(html) ? old : /(?=<\/head>)/, () => tag)
}

function setMeta(html: string, key: 'name' | 'property', name: string, content: string): string {
  const old = new RegExp(`<meta\\s+${key}="${name}"[^>]*>`)
  return setTag(html, old, `<meta ${key}="${name}" content="${escapeHtml(content)}" />`)
}

/** The app's page with the tags that crawlers read. `origin` makes its addresses absolute. */
export function fillHead(
  page: string,
  { path, image, imageSize, title, description, type, isUnlisted = false }: PageHead,
  origin: string,
): string {
  const url = origin + path
  let html = setTag(page, /<link\s+rel="canonical"[^>]*>/, `<link rel="canonical" href="${escapeHtml(url)}" />`)
  html = setMeta(html, 'property', 'og:url', url)
  html = setMeta(html, 'property', 'og:type', type)
  html = setMeta(html, 'property', 'og:image', origin + image)
  if (imageSize !== undefined) {
    html = setMeta(html, 'property', 'og:image:width', String(imageSize.width))
    html = setMeta(html, 'property', 'og:image:height', String(imageSize.height))
  }
  if (title !== undefined) {
    html = setTag(html, /<title>[^<]*<\/title>/, `<title>${escapeHtml(`${title} · ${APP_NAME}`)}</title>`)
    html = setMeta(html, 'property', 'og:title', title)
  }
  if (description !== undefined) {
    html = setMeta(html, 'name', 'description', description)
    html = setMeta(html, 'property', 'og:description', description)
  }
  return isUnlisted ? setMeta(html, 'name', 'robots', 'noindex') : html
}
