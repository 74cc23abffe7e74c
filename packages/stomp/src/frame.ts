export interface Frame {
  command: string
  /** Without a prototype; of a header that is repeated the first value counts. */
  headers: Record<string, string>
  body: Buffer
}
