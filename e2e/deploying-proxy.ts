import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

export interface DeployingProxy {
  origin: string
  /** From now on there is a newer build: another page, another worker, and what only the one before had is gone. */
  deploy(): void
  /** Files of the build that are not to be found, as after a deploy; null: all are there. */
  gone: RegExp | null
  /** The paths of the pages that were asked for. */
  pages: string[]
  /** While it is set, no page is answered. */
  isSlow: boolean
  close(): void
}

const ENTRY = /\/assets\/app-[\w-]+\.js/g
const NEXT_ENTRY = '/assets/index-of-the-next-build.js'

/** Lies before the server; a deploy gives the same app another entry, by which pages and worker know their build. */
export async function startDeployingProxy(target: string): Promise<DeployingProxy> {
  const { hostname, port } = new URL(target)
  let isDeployed = false
  let entry = ''

  async function rewrite(reply: IncomingMessage, outgoing: ServerResponse) {
    const text = await textOf(reply)
    entry ||= text.match(ENTRY)?.[0] ?? ''
    const { 'content-length': _, etag: __, ...headers } = reply.headers
    outgoing.writeHead(reply.statusCode ?? 502, headers)
    outgoing.end(isDeployed ? text.replaceAll(ENTRY, NEXT_ENTRY) : text)
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (proxy.gone?.test(path)) return void outgoing.writeHead(404).end()
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const isPage = (incoming.headers.accept ?? '').includes('text/html')
    if (isPage) proxy.pages.push(path)
    if (isPage && proxy.isSlow) return
    const isRewritten = isPage || path.startsWith('/push-worker.js')
    if (isRewritten) {
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    // The other files of the build name the one there is.
    if (path === NEXT_ENTRY) {
      return void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(`import '${entry}'`)
    }
    const forwarded = request({ hostname, port, method: incoming.method, path, headers }, (reply) => {
      if (!isRewritten) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(outgoing)
        return
      }
      void rewrite(reply, outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  server.on('upgrade', (incoming, browser, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`)
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(browser).pipe(upstream)
    })
    for (const socket of [upstream, browser]) socket.on('error', () => (upstream.destroy(), browser.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')

  const proxy: DeployingProxy = {
    origin: `http://127.0.0.1:${address.port}`,
    gone: null,
    pages: [],
    isSlow: false,
    deploy() {
      isDeployed = true
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return proxy
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
