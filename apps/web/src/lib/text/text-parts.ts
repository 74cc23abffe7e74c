/** A member whom a text may name by @nickname. */
export type Named = Readonly<{ userId: number; nickName: string }>

export type TextPart =
  | { type: 'text'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'mention'; text: string; userId: number }

/** Hosts as browsers copy them, so that the word after a bare one (`https://jeju.kr에서`) stays a word. */
const LINK = String.raw`https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][^\s<>"]*)?`
const CLOSING = ".,!?;:'’”…"

/** What people write with no more markup than this: text, web addresses and the members it names by @nickname. */
export function splitText(text: string, mentions: readonly Named[] = []): TextPart[] {
  // The longer names come first: @바람개비 is not @바람.
  const named = mentions.toSorted((a, b) => b.nickName.length - a.nickName.length)
  const names = named.map(({ nickName }) => `@${nickName}`)
  const special = new RegExp([LINK, ...names].join('|'), 'g')

  const parts: TextPart[] = []
  let rest = 0
  for (const { 0: found, index } of text.matchAll(special)) {
    const member = named[names.indexOf(found)]
    const part = member === undefined ? toLink(found) : { type: 'mention' as const, text: found, userId: member.userId }
    if (part === null) continue
    if (index > rest) parts.push({ type: 'text', text: text.slice(rest, index) })
    parts.push(part)
    rest = index + part.text.length
  }
  if (rest < text.length) parts.push({ type: 'text', text: text.slice(rest) })
  return parts
}

function withoutClosing(text: string): string {
  let end = text.length
  while (end > 0 && CLOSING.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Returns the link without what closes the sentence around it; null for what only looks like an address. */
function toLink(found: string): TextPart | null {
  let text = withoutClosing(found)
  if (text.endsWith(')') && !text.includes('(')) text = withoutClosing(text.slice(0, -1))
  return URL.canParse(text) ? { type: 'link', text, href: text } : null
}
