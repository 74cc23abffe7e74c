/** Returns the body of an answer as UTF-8; undefined for one of more bytes, which is then not read to its end. */
export async function readLimitedText(reply: Response, maxBytes: number): Promise<string | undefined> {
  return (await readLimitedBytes(reply, maxBytes))?.toString()
}

/** Returns the body as it came, for what need not be UTF-8. */
export async function readLimitedBytes(reply: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
