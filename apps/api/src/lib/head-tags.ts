import { escapeHtml } from './escape-html.ts'

/** The tags of a page that one of ours may take the place of, and the end of its head. */
const TAGS =
  /<meta\s+(?:name|property)="([^"]+)"[^<>]*>|<link\s+rel="(canonical)"[^<>]*>|<(title)>[^<]*<\/title>|<\/head>/g

/** Tags for the head of a page; each replaces the one of its name that the page has. */
export class HeadTags {
  private readonly tags = new Map<string, string>()

  /** Sets a tag by its `name`, or by its property where that has a colon (`og:title`). */
  setMeta(name: string, content: string): void {
    const key = name.includes(':') ? 'property' : 'name'
    this.tags.set(name, `<meta ${key}="${name}" content="${escapeHtml(content)}" />`)
  }

  setTitle(title: string): void {
    this.tags.set('title', `<title>${escapeHtml(title)}</title>`)
  }

  setCanonical(url: string): void {
    this.tags.set('canonical', `<link rel="canonical" href="${escapeHtml(url)}" />`)
  }

  /** Returns the page with each tag in the place of the one of its name, else at the end of the head, with `more` behind them: in one pass. */
  putInto(html: string, more = ''): string {
    const left = new Map(this.tags)
    return html.replace(TAGS, (old: string, meta?: string, canonical?: string, title?: string) => {
      const name = meta ?? canonical ?? title
      if (name === undefined) return [...left.values(), more, old].join('')
      const tag = left.get(name) ?? old
      left.delete(name)
      return tag
    })
  }
}
