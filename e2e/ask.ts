/** Calls the API of a server as the member of a token; throws with its answer where it refuses. */
export async function ask<T>(baseUrl: string, token: string | null, path: string, data?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) }
  const reply = await fetch(
    `${baseUrl}${path}`,
    data === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(data) },
  )
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return ((await reply.json()) as { result: T }).result
}
