import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NEARBY_PAGE_SIZE, PAGE_SIZE_DEFAULT, PLACE_PHOTOS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { parsePlaceFacts } from '@honjeo/contract/values/stay-facts'
import { say } from '@honjeo/contract/values/sentences'
import { rulesFor } from '@honjeo/planner/island/rules-in-force'
import type { FastifyRequest } from 'fastify'
import { koreanDay, koreanMidnight } from '../lib/clock.ts'
import { findPlacePosition, findPlaceTitle, placeExists } from '../records/places.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { parseBox, widenToTiles } from './bbox.ts'
import { hasSpentCorrections, insertCorrection } from './corrections.queries.ts'
import { findPlace } from './detail.queries.ts'
import { doubtHours } from './hours/hours-doubts.service.ts'
import { answerSoloFact, readOwnAnswers } from './solo-facts/solo-facts.service.ts'
import { listNearbyPlaces, listPlaces } from './list.queries.ts'
import { listPlacesInBox } from './map.queries.ts'
import { listPlacePhotos } from './photos.queries.ts'
import { listPlaceReviews } from './reviews.queries.ts'
import { requireWhereabouts } from '../records/place-columns.ts'
import { searchPlaces, suggestPlaces } from './search.service.ts'

/** The contract lets only names of facts through. */
const factsOf = ({ facts }: { facts?: string }) => (facts === undefined ? null : (parsePlaceFacts(facts) ?? null))

export const placesPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, rules, placeHours } = app
  const viewingOf = ({ viewer }: FastifyRequest) => ({
    viewerId: viewer?.userId ?? null,
    now: clock.now().toISOString(),
  })

  serve(app, 'GET /api/tourist-spots', async (request) => {
    const { query } = request
    requireWhereabouts(query, query.sort === 'DISTANCE')
    const openIds = query.open === true ? await placeHours.openIds() : null
    const page = await listPlaces(db, query, { openIds, facts: factsOf(query) }, viewingOf(request))
    return { ...page, content: await placeHours.withToday(page.content) }
  })

  serve(app, 'GET /api/tourist-spots/map', async (request) => {
    const { bbox, zoom, contentTypeId, open } = request.query
    const asked = parseBox(bbox)
    const box = zoom === undefined ? asked : widenToTiles(asked, zoom)
    const openIds = open === true ? await placeHours.openIds() : null
    return listPlacesInBox(
      db,
      box,
      { contentTypeId, openIds, facts: factsOf(request.query) },
      await placeHours.openNow(),
    )
  })

  serve(app, 'GET /api/tourist-spots/:contentId', async (request) => {
    const place = await findPlace(db, request.params.contentId, viewingOf(request))
    if (!place) throw appError('PLACE_NOT_FOUND')
    const today = koreanDay(clock.now())
    const ruled = rulesFor(place.basic, await rules.current())
    const [hours] = await placeHours.withToday([place.basic])
    return {
      ...place,
      ...(hours?.today === undefined ? {} : { today: hours.today }),
      rules: ruled.filter(({ validTo }) => validTo === null || validTo >= today),
    }
  })

  serve(app, 'GET /api/tourist-spots/:contentId/images', async (request) => {
    const { contentId } = request.params
    const { size = PLACE_PHOTOS_PAGE_SIZE, cursor } = request.query
    if (!(await placeExists(db, contentId))) throw appError('PLACE_NOT_FOUND')
    return listPlacePhotos(db, { contentId, size, cursor, viewerId: request.viewer?.userId ?? null })
  })

  serve(app, 'GET /api/tourist-spots/:contentId/reviews', async (request) => {
    const { sort = 'LATEST', size = PAGE_SIZE_DEFAULT, cursor } = request.query
    const { contentId } = request.params
    const viewerId = request.viewer?.userId ?? null
    const page = await listPlaceReviews(db, { contentId, sort, size, cursor, viewerId })
    if (!page) throw appError('PLACE_NOT_FOUND')
    return page
  })

  serve(app, 'GET /api/tourist-spots/:contentId/nearby', async (request) => {
    const { size = NEARBY_PAGE_SIZE, cursor } = request.query
    const place = await findPlacePosition(db, request.params.contentId)
    if (!place) throw appError('PLACE_NOT_FOUND')
    const page = await listNearbyPlaces(db, place, size, cursor, viewingOf(request))
    return { ...page, content: await placeHours.withToday(page.content) }
  })

  serve(app, 'GET /api/tourist-spots/:contentId/solo-facts', async (request) => {
    const { userId } = request.requireViewer()
    const { soloFacts: _, ...own } = await readOwnAnswers(db, userId, request.params.contentId)
    return own
  })

  serve(app, 'PUT /api/tourist-spots/:contentId/solo-facts', (request) => {
    const { userId } = request.requireViewer()
    const said = { ...request.params, ...request.body }
    return db.transaction((tx) => answerSoloFact(tx, userId, said, clock.now()))
  })

  serve(app, 'POST /api/tourist-spots/:contentId/corrections', async (request) => {
    const { userId } = request.requireViewer()
    const { contentId } = request.params
    const { kind, content = '' } = request.body
    if (kind !== 'CLOSED' && kind !== 'WRONG_HOURS' && content === '') {
      throw appError('INVALID_INPUT', { fields: { content: say('CORRECTION_TEXT') } })
    }
    const now = clock.now()
    const title = await findPlaceTitle(db, contentId)
    if (title === undefined) throw appError('PLACE_NOT_FOUND')
    const inquiryId = await once(db, request, userId, async (tx) => {
      if (await hasSpentCorrections(tx, userId, koreanMidnight(now).toISOString()))
        throw appError('TOO_MANY_CORRECTIONS_TODAY')
      const id = await insertCorrection(tx, userId, { contentId, title }, request.body, now.toISOString())
      if (kind === 'WRONG_HOURS') await doubtHours(tx, { userId, contentId, inquiryId: id }, now)
      return id
    })
    return { inquiryId }
  })
}

export const placeSearchPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, placeHours } = app

  serve(app, 'GET /api/tourist-spots/search', async (request) => {
    const { q, size = PAGE_SIZE_DEFAULT, cursor, lat, lng } = request.query
    requireWhereabouts({ lat, lng })
    const viewing = { viewerId: request.viewer?.userId ?? null, now: clock.now().toISOString(), lat, lng }
    const page = await searchPlaces(db, { q, size, cursor }, viewing)
    return { ...page, content: await placeHours.withToday(page.content) }
  })

  serve(app, 'GET /api/tourist-spots/suggest', (request) => suggestPlaces(db, request.query.q))
}
