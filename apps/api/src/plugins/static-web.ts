import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import { appError } from '../errors.ts'
import { sendFailure } from './error-handler.ts'

const YEAR_SECONDS = 31_536_000

export interface StaticWebOptions {
  /** Folder of the built web app; null serves the API alone. */
  webDir: string | null
}

/** Serves the built app. Every path that is not a file or an API call is the app itself, which knows its own routes. */
export const staticWebPlugin = fp<StaticWebOptions>(async (app, { webDir }) => {
  const indexHtml = webDir === null ? null : join(webDir, 'index.html')
  if (webDir !== null && existsSync(join(webDir, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      index: false,
      wildcard: true,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, no-cache')
      },
    })
    app.get('/', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'))
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !/^\/(api|ws|docs|covers|dev\/mail|assets)(\/|$|\?)/.test(request.url) &&
      request.headers.accept?.includes('text/html')
    if (isPage && indexHtml !== null && existsSync(indexHtml)) {
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(createReadStream(indexHtml))
    }
    return sendFailure(reply, appError('COMMON404'))
  })
})
