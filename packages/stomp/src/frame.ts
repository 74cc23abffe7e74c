export interface Frame {
  command: string
  /** The headers, which inherit nothing; of one that is repeated the first value counts. */
  headers: Record<string, string>
  /** The body, which may be a part of the chunk that it came in. */
  body: Buffer
}
