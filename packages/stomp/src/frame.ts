export interface Frame {
  command: string
  /** Nothing is inherited; of a header that is repeated the first value counts. */
  headers: Record<string, string>
  /** May be a part of the chunk that it came in. */
  body: Buffer
}
