import sharp from 'sharp'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { BANNER_SCENES } from '@honjeo/contract/values/enums'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { bannerSvg } from '@honjeo/covers/banner'
import { coverSvg } from '@honjeo/covers/cover'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { appError } from '@honjeo/contract/app-error'
import { FILE_POLICY } from '../../http/security.ts'
import { findCoverSubject } from '../detail.queries.ts'
import { createGate } from '@honjeo/resilience/gate'
import { createPromiseCache } from './promise-cache.ts'

/** The size that messengers and search engines show a link's picture in. */
const WIDTH = 1200
const HEIGHT = 630
/** A cover is 400 units wide, of which an SVG has 72 to the inch: drawn at full width, never enlarged. */
const DENSITY = (72 * WIDTH) / 400
/** How many covers are kept, some 5 MB. */
const KEPT = 100

const recall = createPromiseCache<Buffer>(KEPT)
// Covers are drawn one at a time, some 15 ms each, and addresses take turns: an address that asks for all of them
// delays only itself.
const { pass } = createGate({ name: 'covers', room: 1, waiting: 200 })

/** A cover for those who cannot show SVG: previews of links. What a scene is about survives the cut above and below. */
const coverPng = (svg: string, address: string): Promise<Buffer> =>
  recall(svg, () =>
    pass(() => sharp(Buffer.from(svg), { density: DENSITY }).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer(), {
      source: address,
    }),
  )

const DAY_SECONDS = 86_400

const keep = (reply: FastifyReply) =>
  reply.header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`)

const sendSvg = (reply: FastifyReply, svg: string) =>
  keep(reply)
    .header('content-security-policy', `${FILE_POLICY}; style-src 'unsafe-inline'; sandbox`)
    .type('image/svg+xml; charset=utf-8')
    .send(svg)

/** Sends a cover that is made to be shown elsewhere, beside a link to us. */
const sendPng = (reply: FastifyReply, png: Buffer) =>
  keep(reply).header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(png)

/** The picture of the app as a whole: any id will do, this one drew a clear morning. */
const APP_COVER = coverSvg({ contentId: 11, contentTypeId: 12, scene: 'oreum' })

const ofPlace = {
  schema: {
    hide: true,
    params: Type.Object({ contentId: Type.Integer({ minimum: 1, maximum: ID_MAX }) }),
  },
  config: { asksDatabase: 'or is sent away' },
} as const

/** Serves drawn covers: a place without a photo, the banners of the home screen, previews of links. */
export const coversPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  async function drawCover(contentId: number) {
    const subject = await findCoverSubject(db, contentId)
    if (!subject) throw appError('PLACE_NOT_FOUND')
    return coverSvg(subject)
  }

  app.get('/covers/:contentId.svg', ofPlace, async (request, reply) =>
    sendSvg(reply, await drawCover(request.params.contentId)),
  )
  app.get('/covers/:contentId.png', ofPlace, async (request, reply) =>
    sendPng(reply, await coverPng(await drawCover(request.params.contentId), request.addressKey)),
  )
  app.get('/covers/honjeo.png', { schema: { hide: true } }, async (request, reply) =>
    sendPng(reply, await coverPng(APP_COVER, request.addressKey)),
  )

  app.get(
    '/covers/banners/:scene.svg',
    {
      schema: {
        hide: true,
        params: Type.Object({
          scene: Type.Unsafe<(typeof BANNER_SCENES)[number]>(Type.String({ enum: [...BANNER_SCENES] })),
        }),
      },
    },
    (request, reply) => sendSvg(reply, bannerSvg(request.params.scene)),
  )
}
