import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { closeAtOnce, openOnLoopback } from './loopback.ts'

type Fields = Record<string, string>

export interface StandInPlace {
  /** The row of the lists. */
  row: Fields
  isShown?: boolean
  /** What searchFestival2 adds. */
  festival?: Fields
  common?: Fields
  intro?: Fields
  images?: Fields[]
}

interface Call {
  operation: string
  parameters: Fields
}

interface Answer {
  status?: number
  headers?: Fields
  body: string
}

const OPERATIONS = /^\/B551011\/KorService2\/(\w+)$/
/** The most rows of a page, above which the service answers with nothing at all. */
const ROWS_MAX = 2000

/** A fault of the gateway: XML with status 200, whatever format was asked for. */
export const gatewayFault = (code: number, message: string): Answer => ({
  body: `<OpenAPI_ServiceResponse>\n<cmmMsgHeader>\n<errMsg>SERVICE ERROR</errMsg>\n<returnAuthMsg>${message}</returnAuthMsg>\n<returnReasonCode>${code}</returnReasonCode>\n</cmmMsgHeader>\n</OpenAPI_ServiceResponse>`,
})
/** A fault of the service itself, without the usual envelope. */
export const serviceFault = (code: string, message: string): Answer => ({
  body: JSON.stringify({ responseTime: '2026-11-21T03:00:00.000+09:00', resultCode: code, resultMsg: message }),
})
export const EMPTY_ANSWER: Answer = { body: '' }
export const SILENCE = 'silence'

/** Answers as the tourism service does, from a state in memory that a test arranges; ends with the test. */
export class TourApiServer {
  readonly key = 'stand+in/key=='
  readonly places = new Map<string, StandInPlace>()
  readonly calls: Call[] = []
  /** Calls that are answered before the quota of the day is used up. */
  quota = Infinity
  /** Answers other than the usual one: given the call, or undefined to answer as usual. */
  disturb: (call: Call) => Answer | typeof SILENCE | undefined = () => undefined
  /** Whether the service overlooks the region, as when its parameter is misspelt. */
  overlooksRegion = false
  #origin = ''

  static async start(): Promise<TourApiServer> {
    const standIn = new TourApiServer()
    const server = createServer((request, response) => standIn.#handle(request, response))
    standIn.#origin = await openOnLoopback(server)
    onTestFinished(() => closeAtOnce(server))
    return standIn
  }

  get url() {
    return `${this.#origin}/B551011/KorService2`
  }

  add(...places: StandInPlace[]): void {
    for (const place of places) this.places.set(place.row['contentid'] ?? '', place)
  }

  /** Changes a place as its editors would: the time of the change with it. */
  edit(contentId: number, modifiedtime: string, change: Partial<StandInPlace>): void {
    const place = this.places.get(String(contentId))!
    this.add({ ...place, ...change, row: { ...place.row, ...change.row, modifiedtime } })
  }

  callsOf(operation: string): Fields[] {
    return this.calls.filter((call) => call.operation === operation).map(({ parameters }) => parameters)
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, operation = ''] = OPERATIONS.exec(url.pathname) ?? []
    const call = { operation, parameters: Object.fromEntries(url.searchParams) }
    this.calls.push(call)
    const answer = this.disturb(call) ?? this.#answer(call)
    if (answer === SILENCE) return
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  }

  #answer({ operation, parameters }: Call): Answer {
    if (parameters['serviceKey'] !== this.key) return gatewayFault(30, 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR')
    if (this.quota-- <= 0) return gatewayFault(22, 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR')
    const missing = ['MobileOS', 'MobileApp'].find((name) => !parameters[name])
    if (missing) return serviceFault('11', `NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(${missing})`)
    if (parameters['_type'] !== 'json') return { body: '<response/>' }
    const place = this.places.get(parameters['contentId'] ?? '')
    switch (operation) {
      case 'areaBasedList2':
        return this.#list(parameters, (each) => each.isShown !== false && isOfType(each, parameters))
      case 'areaBasedSyncList2':
        return this.#list(parameters, (each) => (each.isShown === false ? '0' : '1') === parameters['showflag'])
      case 'searchFestival2':
        if (!parameters['eventStartDate']) return serviceFault('11', 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR1()')
        return this.#list(parameters, (each) => each.isShown !== false && each.festival !== undefined)
      case 'detailCommon2':
        if (Object.keys(parameters).some((name) => name.endsWith('YN'))) return invalid
        return paged(parameters, place?.common ? [{ ...place.row, ...place.common }] : [])
      case 'detailIntro2':
        if (place && !isOfType(place, parameters)) return paged(parameters, [])
        return paged(parameters, place?.intro ? [place.intro] : [])
      case 'detailImage2':
        if ('subImageYN' in parameters) return invalid
        return paged(parameters, place?.images ?? [])
      default:
        return { status: 400, ...gatewayFault(12, 'NO_OPENAPI_SERVICE_ERROR') }
    }
  }

  #list(parameters: Fields, isAsked: (place: StandInPlace) => boolean): Answer {
    const region = this.overlooksRegion ? undefined : parameters['lDongRegnCd']
    const rows = [...this.places.values()]
      .filter((place) => isAsked(place) && (region === undefined || place.row['lDongRegnCd'] === region))
      .map(({ row, isShown, festival }) => ({ ...row, ...festival, showflag: isShown === false ? '0' : '1' }))
    const byTitle = (a: Fields, b: Fields) => (a['title']! < b['title']! ? -1 : 1)
    const byChange = (a: Fields, b: Fields) => (a['modifiedtime']! > b['modifiedtime']! ? -1 : 1)
    return paged(parameters, rows.toSorted(parameters['arrange'] === 'C' ? byChange : byTitle))
  }
}

const invalid = serviceFault('10', 'INVALID_REQUEST_PARAMETER_ERROR(defaultYN)')

const isOfType = ({ row }: StandInPlace, parameters: Fields) => row['contenttypeid'] === parameters['contentTypeId']

/** The envelope: no rows are an empty text, a single one is no list, and the last page says how many rows it has. */
function paged(parameters: Fields, all: Fields[]): Answer {
  const [size, pageNo] = [Number(parameters['numOfRows'] ?? 10), Number(parameters['pageNo'] ?? 1)]
  if (size > ROWS_MAX) return EMPTY_ANSWER
  const rows = all.slice((pageNo - 1) * size, pageNo * size)
  const items = rows.length === 0 ? '' : { item: rows.length === 1 ? rows[0] : rows }
  const body = { items, numOfRows: rows.length, pageNo, totalCount: all.length }
  return { body: JSON.stringify({ response: { header: { resultCode: '0000', resultMsg: 'OK' }, body } }) }
}
