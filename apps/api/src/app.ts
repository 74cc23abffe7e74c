import { fileURLToPath } from 'node:url'
import type { Settings } from '@honjeo/contract/operation'
import type { FastifyBaseLogger } from 'fastify'
import { adminPlugin } from './admin/admin.routes.ts'
import { accountPlugin, exportPlugin } from './account/account.routes.ts'
import { authPlugin } from './auth/auth.routes.ts'
import { deriveKeys } from './auth/keys.ts'
import type { KakaoService } from '@honjeo/kakao/kakao'
import { kakaoPlugin } from './auth/kakao.routes.ts'
import { identityPlugin, type IdentityService } from './identity/identity.routes.ts'
import { createSessionWatch, type SessionWatch } from './auth/session-watch.ts'
import { listLiveSessionIds } from './auth/sessions.queries.ts'
import { createTokenVerifier } from './auth/tokens.ts'
import { blocksPlugin } from './blocks/blocks.routes.ts'
import { chatPlugin } from './rooms/chat/chat.routes.ts'
import { createRoomFeed, type RoomFeed } from './rooms/chat/room-feed.ts'
import type { Clock } from './lib/clock.ts'
import { commentsPlugin } from './community/comments.routes.ts'
import { postsPlugin } from './community/posts.routes.ts'
import type { LanguageModelSettings } from '@honjeo/language-model/language-model'
import type { ServerPace } from './config/pace.ts'
import type { OcrSettings, TextSettings } from './config/services.ts'
import { coversPlugin } from './places/covers/covers.routes.ts'
import type { Database } from './db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import './fastify-decorations.ts'
import { type HelpPointsOptions, helpPointsPlugin } from './help-points/help-points.routes.ts'
import { homePlugin } from './home/home.routes.ts'
import { tripPlugin } from './home/trip.routes.ts'
import { createWayHomeReminders } from './home/way-home.service.ts'
import type { ImageStore } from '@honjeo/images/image-store'
import { imagesPlugin } from './images/images.routes.ts'
import { inquiriesPlugin } from './inquiries/inquiries.routes.ts'
import { createAttemptLimits, type AttemptRules } from './limits/attempt-limits.ts'
import {
  createRequestCounts,
  memberLimitsPlugin,
  visitorLimitsPlugin,
  type RequestLimits,
} from './limits/request-limits.plugin.ts'
import { devMailPlugin } from './mail/dev-mail.routes.ts'
import type { LogMailer, Mailer } from './mail/mailer.ts'
import { createOutbox, type OutboxOptions } from './mail/outbox.ts'
import { isAdult } from './records/member-rules.ts'
import { noticesPlugin } from './notices/notices.routes.ts'
import { noticeMailsPlugin } from './notifications/mails/notice-mails.plugin.ts'
import { chatNoticesPlugin } from './rooms/chat-notices.plugin.ts'
import { notificationsPlugin } from './notifications/notifications.routes.ts'
import { createIslandRules } from './island-rules/island-rules.ts'
import { createPlaceHours } from './places/hours/place-hours.ts'
import { operationPlugin } from './operation/operation.routes.ts'
import { pageHeadPlugin } from './page-head/page-head.routes.ts'
import { sitemapPlugin } from './page-head/sitemap.routes.ts'
import { placeSearchPlugin, placesPlugin } from './places/places.routes.ts'
import { automaticPlansPlugin } from './plans/ai.routes.ts'
import { plansPlugin } from './plans/plans.routes.ts'
import { cachingPlugin } from './http/caching.ts'
import { closingPlugin } from './http/closing.ts'
import { compressionPlugin } from './http/compression.ts'
import { docsPlugin } from './http/docs.ts'
import { envelopePlugin } from './http/envelope.ts'
import { errorHandlerPlugin } from './http/error-handler.ts'
import { openFastify } from './http/open-fastify.ts'
import { jsonBodyPlugin } from './http/json-body.ts'
import { normaliseInputPlugin } from './http/normalise-input.ts'
import { renderedPagesPlugin } from './http/rendered-pages.ts'
import { createOperatorCheck } from './http/operator.ts'
import { overloadPlugin } from './http/overload.ts'
import { httpMetricsPlugin, requestLogPlugin } from './http/request-log.ts'
import { securityPlugin } from './http/security.ts'
import { readBuiltWeb, staticWebPlugin } from './http/static-web.ts'
import { textJudgePlugin } from './http/text-judge.ts'
import { isSuspended, viewerPlugin } from './http/viewer.ts'
import type { Bus } from '@honjeo/bus/bus'
import { startMemberEvents } from './realtime/member-events.ts'
import { realtimePlugin } from './realtime/realtime.plugin.ts'
import { openPush, type PushOpening } from './notifications/push/open-push.ts'
import { pushPlugin, type PushOptions } from './notifications/push/push.routes.ts'
import { reportsPlugin } from './reports/reports.routes.ts'
import { reviewsPlugin } from './reviews/reviews.routes.ts'
import { receiptsPlugin } from './reviews/receipts/receipts.routes.ts'
import { sweepRequests } from './rooms/requests.service.ts'
import { meetingWordsPlugin } from './meeting-words/meeting-words.routes.ts'
import { offeredProofs } from './rooms/own-proof.ts'
import { roomsPlugin } from './rooms/rooms.routes.ts'
import { safetyPlugin } from './safety/safety.plugin.ts'
import { openTexts } from './safety/texts/open-texts.ts'
import { spotCartPlugin } from './places/saved/spot-cart.routes.ts'
import { PHOTO_ORIGIN } from '@honjeo/tourapi/tourism-service'
import { activityPlugin } from './users/activity.routes.ts'
import { openWays } from './transit/open-ways.ts'
import { transitPlugin } from './transit/transit.routes.ts'
import { usersPlugin } from './users/users.routes.ts'
import { createWarningNews } from './weather/notify-travellers.service.ts'
import { createWeather } from './weather/weather-now.ts'
import { type WeatherOptions, weatherPlugin } from './weather/weather.routes.ts'
import { VERSION } from './lib/version.ts'

export interface AppDeps {
  database: Database
  bus: Bus
  clock: Clock
  /** What takes the mails with codes and notices. */
  outbox: Pick<OutboxOptions, 'mailer' | 'everyMs'>
  /** What takes those to trusted contacts; null: there is no mail server, and none of them is read. */
  mailer: Mailer | null
  /** The store of the files of uploaded images. */
  images: ImageStore
  /**
   * The mails that /dev/mail shows, set only for a demo that no other computer can reach. Without it, logins whose
   * passwords are published are refused.
   */
  readableMail: LogMailer | null
  /** What all keys are derived from. */
  secret: string
  publicUrl: string | null
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** The limits of requests for each caller. With null no caller is limited, as in tests and measurements. */
  requestLimits: RequestLimits | null
  /** What an address may try. */
  attemptRules: AttemptRules
  pace: ServerPace
  settings: Settings
  ocr: OcrSettings
  /** The address of an OSRM-compatible router; null: times on the way are estimated. */
  routerUrl: string | null
  /** The open data of help near by that are brought in; without it what ships is all there is. */
  help?: HelpPointsOptions
  /** The weather service; without it nothing is said of the weather. */
  weather?: Pick<WeatherOptions, 'settings' | 'pace'>
  /** What reads wishes and words reasons; null: nothing does. */
  llm: LanguageModelSettings | null
  /** Sign-in with Kakao, which sends people back to `publicUrl`; null: it is being prepared. */
  kakao: KakaoService | null
  /** Identity checks, which send people back to `publicUrl`; null: none are offered. */
  identity: IdentityService | null
  /** The gateway of texts to trusted contacts; null: none go out. */
  texts: TextSettings | null
  /** The token that opens `/metrics` and `/docs` from elsewhere; null: only this computer may read them. */
  metricsToken?: string | null
  webDir: string | null
  /** The push services that are called, how and how often; without a word those of the browsers. */
  push?: Pick<PushOptions, 'services' | 'everyMs'> & Pick<PushOpening, 'agent' | 'timeLimitMs'>
  logger: FastifyBaseLogger
}

export const builtWebDir = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The whole map on one page: what the server is made of and in which order. */
export async function buildApp(deps: AppDeps) {
  const { database, bus, clock, outbox: posting, secret, publicUrl, attemptRules, logger } = deps
  const app = openFastify(deps)
  const keys = deriveKeys(secret)
  app.decorate('db', database.db)
  app.decorate('clock', clock)
  const rules = await createIslandRules({ db: database.db, bus, log: logger })
  app.decorate('rules', rules)
  app.decorate('placeHours', await createPlaceHours({ db: database.db, bus, clock, rules, log: logger }))
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  const outbox = createOutbox({ db: database.db, key: keys.mail, host, log: logger, ...posting })
  app.decorate('outbox', outbox)
  app.decorate('attempts', createAttemptLimits(keys.attempt, attemptRules))
  const watch = await createSessionWatch({
    db: database.db,
    bus,
    clock,
    log: logger,
    onClose: (sessionId, reason) => app.broker.closeSession(sessionId, reason),
  })
  const web = readBuiltWeb(deps.webDir)
  const base = { keys, watch, web, isOperator: createOperatorCheck(deps.metricsToken ?? null) }
  await registerHttp(app, deps, base)
  const feed = await createRoomFeed({ db: database.db, bus, broker: app.broker, log: logger })
  await registerFeatures(app, deps, { ...base, feed })
  app.addHook('onClose', () => outbox.close())
  return app
}

type App = ReturnType<typeof openFastify>

interface Base {
  keys: ReturnType<typeof deriveKeys>
  watch: SessionWatch
  web: ReturnType<typeof readBuiltWeb>
  isOperator: ReturnType<typeof createOperatorCheck>
}

/** What every request and every socket passes, from the outside to the inside. */
async function registerHttp(app: App, deps: AppDeps, { keys, watch, web, isOperator }: Base): Promise<void> {
  const { database, bus, clock, publicUrl, requestLimits, pace, settings } = deps
  const verifyToken = createTokenVerifier(keys.accessToken)
  async function authenticate(token: string) {
    const claims = await verifyToken(token, clock.now())
    const state = await watch.requireLive(claims.sessionId, claims.userId)
    return { ...claims, ...state, isAdult: isAdult(state.birthDate, clock.now()) }
  }

  await app.register(httpMetricsPlugin)
  await app.register(requestLogPlugin)
  await app.register(closingPlugin)
  await app.register(errorHandlerPlugin)
  await app.register(overloadPlugin, { max: pace.workedOnMax })
  const counts = requestLimits && (await createRequestCounts(bus, requestLimits))
  await app.register(visitorLimitsPlugin, { counts })
  await app.register(securityPlugin, {
    https: publicUrl?.startsWith('https:') ?? false,
    imageHosts: [PHOTO_ORIGIN, ...(settings.map.tileUrl === null ? [] : [new URL(settings.map.tileUrl).origin])],
    pageHashes: web?.hashes ?? { scripts: [], styles: [] },
  })
  await app.register(docsPlugin, { version: VERSION, publicUrl, isOperator })
  await app.register(envelopePlugin)
  await app.register(renderedPagesPlugin)
  await app.register(cachingPlugin)
  await app.register(compressionPlugin)
  await app.register(viewerPlugin, { authenticate, clock })
  await app.register(memberLimitsPlugin, { counts })
  await app.register(jsonBodyPlugin)
  await app.register(normaliseInputPlugin)
  await app.register(textJudgePlugin)
  await app.register(realtimePlugin, {
    async authenticate(token) {
      const viewer = await authenticate(token)
      if (isSuspended(viewer, clock.now())) throw appError('ACCOUNT_SUSPENDED')
      return viewer
    },
    clock,
    bus,
    publicUrl,
    sendRate: pace.chatSends,
  })
  await startMemberEvents({ db: database.db, bus, broker: app.broker, stomp: app.stomp })
}

async function registerFeatures(app: App, deps: AppDeps, base: Base & { feed: RoomFeed }): Promise<void> {
  const { database, bus, mailer, images, readableMail, publicUrl, settings, pace } = deps
  const { ocr, routerUrl, llm, kakao, identity } = deps
  const { keys, watch, feed, web, isOperator } = base
  const isHere = readableMail ? createOperatorCheck(null) : () => false

  await app.register(operationPlugin, { database, bus, images, settings, isOperator })
  await app.register(authPlugin, { keys, watch, isHere })
  await app.register(kakaoPlugin, {
    keys,
    watch,
    feed,
    kakao: kakao && publicUrl !== null ? { ...kakao, publicUrl } : null,
  })
  await app.register(accountPlugin, { keys, watch, feed })
  await app.register(identityPlugin, {
    keys,
    watch,
    feed,
    identity: identity && publicUrl !== null ? { ...identity, publicUrl } : null,
  })
  await app.register(exportPlugin, { store: images, phoneKeys: keys, sendsTexts: deps.texts !== null })
  await app.register(usersPlugin, {
    onAnswers: async (userId) => watch.announceChange(await listLiveSessionIds(app.db, userId)),
  })
  await app.register(activityPlugin)
  await app.register(placesPlugin)
  await app.register(placeSearchPlugin)
  await app.register(spotCartPlugin)
  const { db, clock, log } = app
  const { currentNetwork, ways, tables } = await openWays({ routerUrl, db, bus, clock, log })
  const weather = await createWeather({ db, bus, log })
  await app.register(plansPlugin, { ...ways, publicUrl })
  await app.register(automaticPlansPlugin, { ...ways, tables, llm, pace: pace.planner, weather })
  await app.register(helpPointsPlugin, deps.help ?? { data: null })
  await app.register(transitPlugin, { currentNetwork })
  await app.register(weatherPlugin, { bus, weather, settings: null, ...deps.weather })
  await app.register(homePlugin)
  await app.register(tripPlugin, { ways, weather })
  app.decorate('remindOfWaysHome', createWayHomeReminders(app, ways))
  app.decorate('announceWarnings', createWarningNews(app, bus))
  await app.register(imagesPlugin, { store: images })
  await app.register(postsPlugin)
  await app.register(commentsPlugin)
  await app.register(receiptsPlugin, { ocr, key: keys.receipt })
  app.decorate('sweepRoomRequests', () => sweepRequests({ db: database.db, clock: app.clock, feed }))
  await app.register(meetingWordsPlugin)
  await app.register(roomsPlugin, {
    feed,
    publicUrl,
    meetingKey: keys.meetingCode,
    offered: offeredProofs({
      KAKAO: kakao !== null && publicUrl !== null,
      IDENTITY: identity !== null && publicUrl !== null,
    }),
  })
  await app.register(chatPlugin, { feed, loopingPool: database.loopingPool })
  await app.register(reviewsPlugin)
  await app.register(notificationsPlugin)
  await app.register(chatNoticesPlugin, { bus, presentIn: feed.presentIn, ...pace.chatNotices })
  await app.register(blocksPlugin, { feed })
  const push = await openPush(database.db, { publicUrl, log: app.log, ...deps.push })
  const isRoomOpen = (roomId: number, userId: number) => feed.presentIn(roomId).has(userId)
  await app.register(pushPlugin, { push, refusalKey: keys.safetyLink, isRoomOpen, ...deps.push })
  await app.register(safetyPlugin, {
    key: keys.safetyLink,
    phoneKeys: keys,
    texts: openTexts(deps.texts, app.log),
    mailer,
    sendPush: push.send,
    services: deps.push?.services,
    publicUrl,
    pace,
  })
  await app.register(noticeMailsPlugin, { key: keys.safetyLink, publicUrl, ...deps.push })
  await app.register(reportsPlugin)
  await app.register(inquiriesPlugin)
  await app.register(adminPlugin, { watch, feed, keys, authenticatorKey: keys.authenticator })
  await app.register(noticesPlugin)
  await app.register(coversPlugin)
  if (readableMail) await app.register(devMailPlugin, { mailer: readableMail, isHere })
  if (web) {
    await app.register(pageHeadPlugin, { web, publicUrl, isLimited: deps.requestLimits !== null })
    await app.register(sitemapPlugin, { publicUrl })
  }
  await app.register(staticWebPlugin, { web })
}
