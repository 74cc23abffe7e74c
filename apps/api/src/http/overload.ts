import { ERRORS } from '@honjeo/contract/values/error-codes'
import type { LimitClass } from '@honjeo/contract/values/request-limits'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { answerAtOnce } from './error-handler.ts'

const RETRY_AFTER_SECONDS = 2
/** The time that one line of the log covers: a log that says much of what is too much adds to it. */
const LOG_EVERY_MS = 1000

const SENT_AWAY = { reason: 'BUSY', retryAfter: RETRY_AFTER_SECONDS } as const

/** Renewals of a login and messages come in when others no longer do; calls of people who may be in danger always do. */
const URGENT = new Set<LimitClass>(['session', 'chat'])
/**
 * Classes that are neither counted nor refused: safety; the app's own files, unless their route asks the database; and
 * those with a queue of their own (hashing, pictures, plans), where a request may wait for long without keeping the
 * server busy.
 */
const APART = new Set<LimitClass>(['safety', 'file', 'login', 'code', 'upload', 'heavy'])

/**
 * Answers BUSY at once where more is asked than can be answered, so that what is begun ends soon. It counts from the
 * moment a request has come in whole, lest a few that send slowly keep out all others.
 */
export const overloadPlugin = fp<{ max: Record<'ordinary' | 'urgent', number> }>(async (app, { max }) => {
  let workedOn = 0
  let sentAway = 0
  let logTimer: NodeJS.Timeout | undefined
  const roomFor = (limit: LimitClass) => workedOn < (URGENT.has(limit) ? max.urgent : max.ordinary)
  const counted = ({ limit, asksDatabase }: FastifyContextConfig) =>
    limit && (asksDatabase || !APART.has(limit)) ? limit : null

  const doesWithout = ({ routeOptions }: FastifyRequest) => routeOptions.config.asksDatabase === 'or does without'

  function logSentAway() {
    app.log.warn({ count: sentAway, code: ERRORS[SENT_AWAY.reason].code }, 'requests sent away')
    sentAway = 0
    logTimer = undefined
  }

  function sendAway(request: FastifyRequest, reply: FastifyReply) {
    sentAway++
    logTimer ??= setTimeout(logSentAway, LOG_EVERY_MS)
    reply.isSentAway = true
    answerAtOnce(request, reply, SENT_AWAY)
  }

  app.decorateReply('isSentAway', false)
  app.decorateRequest('isDatabaseSpared', false)
  app.addHook('onClose', async () => {
    clearTimeout(logTimer)
    if (sentAway > 0) logSentAway()
  })

  // Requests are refused before anything has been read of them; most of what is too much ends here.
  app.addHook('onRequest', (request, reply, done) => {
    const limit = counted(request.routeOptions.config)
    if (limit && !roomFor(limit) && !doesWithout(request)) sendAway(request, reply)
    else done()
  })

  app.addHook('preValidation', (request, reply, done) => {
    const limit = counted(request.routeOptions.config)
    if (!limit) return done()
    if (!roomFor(limit)) {
      if (!doesWithout(request)) return sendAway(request, reply)
      request.isDatabaseSpared = true
      return done()
    }
    workedOn++
    // The count goes down also where the client went away before it was answered.
    reply.raw.once('close', () => workedOn--)
    done()
  })
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Routes of files that ask the database have this: they are counted, and under overload the request is refused or
     * answered without the database.
     */
    asksDatabase?: 'or is sent away' | 'or does without'
  }
  interface FastifyRequest {
    /** The server is overloaded, so the answer must do without the database. */
    isDatabaseSpared: boolean
  }
}
