import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { appError } from '@honjeo/contract/app-error'
import { escapeHtml } from '../lib/escape-html.ts'
import type { LogMailer } from './mailer.ts'

interface DevMailOptions {
  mailer: LogMailer
  /** Whether the request comes from this computer; others get 404, since mails open accounts. */
  isHere(request: FastifyRequest): boolean
}

/** The mails of a demo without a mail server, newest first: as a page for people, as JSON for programs. */
export const devMailPlugin: FastifyPluginAsync<DevMailOptions> = async (app, { mailer, isHere }) => {
  app.get('/dev/mail', { schema: { hide: true } }, (request, reply) => {
    if (!isHere(request)) throw appError('NOT_FOUND')
    reply.header('cache-control', 'no-store')
    if (!request.headers.accept?.includes('text/html')) return reply.send(mailer.sent)
    const items = mailer.sent
      .map(
        ({ to, subject, text, at }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${escapeHtml(at)}</p><pre>${escapeHtml(text)}</pre></article>`,
      )
      .join('')
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="ko"><meta name="viewport" content="width=device-width"><title>보낸 메일</title><h1>보낸 메일</h1>${items || '<p>아직 보낸 메일이 없어요.</p>'}</html>`,
      )
  })
}
