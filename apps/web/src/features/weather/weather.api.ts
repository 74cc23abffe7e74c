import type { Api } from '@honjeo/contract/routes'
import { dayAfter } from '@honjeo/contract/values/days'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

const MINUTE_MS = 60_000
/** Forecasts reach so many days beyond today. */
const DAYS_AHEAD = 3

export type WeatherQuestion = Api['POST /api/weather']['call']['body']

export const hasForecasts = (date: string, today: string) => today <= date && date <= dayAfter(today, DAYS_AHEAD)

/** The key of a question about a stop: two questions have the same one where they ask for the same place and hours. */
export const stopKey = ({ contentId, startTime, endTime }: WeatherQuestion['stops'][number]) =>
  `${contentId} ${startTime} ${endTime}`

/** Warnings are known within five minutes, so an open page looks as often. Stops that are asked for again keep what was known of them. */
export const weatherQuery = (question: WeatherQuestion) =>
  queryOptions({
    queryKey: ['weather', question],
    queryFn: async ({ signal }) => {
      const answer = await request('POST /api/weather', { body: question }, { signal })
      const byStop = new Map(question.stops.map((stop, index) => [stopKey(stop), answer.stops[index]!]))
      return { date: question.date, isAsked: answer.isAsked, warningsAt: answer.warningsAt, byStop }
    },
    staleTime: 2 * MINUTE_MS,
    refetchInterval: 5 * MINUTE_MS,
    retry: 1,
    placeholderData: keepPreviousData,
  })
