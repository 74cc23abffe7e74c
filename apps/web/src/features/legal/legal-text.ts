import type { Settings } from '@honjeo/contract/operation'

/** A fact about the operator, which a text names as `{email}`. */
export type OperatorFact = keyof Settings['operator']

/** What an operator may have connected or not; its paragraph is there only where it is in use. */
export type OperatorConnection = 'identity' | 'kakao' | 'tiles' | 'wishes' | 'texts'

/** What the text says of one thing: which data, what for, how long. */
export interface Card {
  title: string
  facts: readonly (readonly [name: string, text: string])[]
  onlyWith?: OperatorConnection
}

/** A paragraph, a numbered list (`items`), or a card. */
export type Block = string | { items: readonly string[] } | Card

export interface Section {
  /** Its anchor in the address. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** A text with a title of its own: the terms, or what is agreed to beside them. */
export interface Part {
  id: string
  title: string
  intro: string
  sections: readonly Section[]
}
