import type { FastifyPluginAsync } from 'fastify'
import type { Bus } from '@honjeo/bus/bus'
import { startChatNotices, type ChatNoticesOptions } from './chat-notices.ts'
import { startUnreadEvents } from './unread-events.ts'

export interface ChatNoticesPluginOptions extends Pick<ChatNoticesOptions, 'presentIn' | 'delayMs' | 'restMs'> {
  bus: Bus
}

/** Sends members the unread counts of their rooms and notifies them of messages, until the server closes. */
export const chatNoticesPlugin: FastifyPluginAsync<ChatNoticesPluginOptions> = async (app, { bus, ...options }) => {
  const { db, clock, broker, log } = app
  const stops = [
    await startUnreadEvents({ db, bus, broker, log }),
    await startChatNotices({ db, bus, clock, log, ...options }),
  ]
  app.addHook('onClose', async () => {
    for (const stop of stops) stop()
  })
}
