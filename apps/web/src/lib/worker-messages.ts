/** A page that has just been opened tells the worker that waits to go ahead. */
export const TAKE_OVER = { kind: 'TAKE_OVER' } as const

export interface KeepMessage {
  kind: 'KEEP'
  /** What the page was made of. */
  urls: string[]
}

const kindOf = (data: unknown) => (typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined)

export const isTakeOver = (data: unknown) => kindOf(data) === TAKE_OVER.kind

export const isKeepMessage = (data: unknown): data is KeepMessage => kindOf(data) === 'KEEP'
