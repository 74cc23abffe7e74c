const SHOWN = 30

/** A post's title within a sentence, cut where it would drown the rest. */
export function quoteTitle(title: string): string {
  const characters = Array.from(title)
  return `‘${characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : title}’`
}
