import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { closeAtOnce, openOnLoopback } from './loopback.ts'

type Fields = Record<string, string>

export interface OpenDataCall {
  path: string
  parameters: Fields
}

export interface OpenDataAnswer {
  status?: number
  headers?: Fields
  body: string | Uint8Array
  /** The connection is cut after so many bytes. */
  cutAfter?: number
}

export const EMERGENCY_PATH = '/B552657/ErmctInfoInqireService/getEgytListInfoInqire'
export const PHARMACY_PATH = '/B552657/ErmctInsttInfoInqireService/getParmacyListInfoInqire'
export const AED_PATH = '/B552657/AEDInfoInqireService/getEgytAedManageInfoInqire'
export const BELL_PATH = '/1741000/emergency_call_box_info/info'
export const SILENCE = 'silence'

/** The ministry's services give no more at once, and say nothing of it. */
const ROWS_MAX = 100

/** Answers as the public data portal does, from rows that a test arranges; ends with the test. */
export class OpenDataServer {
  readonly key = 'stand+in/key=='
  /** The rows by path. */
  readonly rows = new Map<string, Fields[]>()
  /** The files by path. */
  readonly files = new Map<string, Uint8Array | string>()
  readonly calls: OpenDataCall[] = []
  /** Answers other than the usual one; undefined to answer as usual. */
  disturb: (call: OpenDataCall) => OpenDataAnswer | typeof SILENCE | undefined = () => undefined
  url = ''

  static async start(): Promise<OpenDataServer> {
    const standIn = new OpenDataServer()
    const server = createServer((request, response) => standIn.#handle(request, response))
    standIn.url = await openOnLoopback(server)
    onTestFinished(() => closeAtOnce(server))
    return standIn
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const call = { path: url.pathname, parameters: Object.fromEntries(url.searchParams) }
    this.calls.push(call)
    const answer = this.disturb(call) ?? this.#answer(call)
    if (answer === SILENCE) return
    const body = Buffer.from(answer.body as string)
    response.writeHead(answer.status ?? 200, { 'content-length': `${body.length}`, ...answer.headers })
    if (answer.cutAfter === undefined) response.end(body)
    else response.write(body.subarray(0, answer.cutAfter), () => response.destroy())
  }

  #answer({ path, parameters }: OpenDataCall): OpenDataAnswer {
    const file = this.files.get(path)
    if (file !== undefined) return { headers: { 'content-type': 'text/csv; charset=UTF-8' }, body: file }
    if (parameters['serviceKey'] !== this.key) return gatewayFault(30, 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR')
    const all = this.rows.get(path) ?? []
    const asked = all.filter(({ dutyAddr, buildAddress }) =>
      (dutyAddr ?? buildAddress ?? '').includes(parameters['Q1'] ?? ''),
    )
    const [size, pageNo] = [Math.min(ROWS_MAX, Number(parameters['numOfRows'])), Number(parameters['pageNo'])]
    const rows = asked.slice((pageNo - 1) * size, pageNo * size)
    return path === BELL_PATH ? asJson(rows, asked.length, pageNo) : asXml(rows, asked.length, pageNo)
  }
}

/** Answers XML with status 200, whatever was asked for. */
export const gatewayFault = (code: number, message: string): OpenDataAnswer => ({
  body: `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${message}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`,
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The medical centre's form. */
function asXml(rows: readonly Fields[], totalCount: number, pageNo = 1): OpenDataAnswer {
  const items = rows
    .map(
      (row) =>
        `<item>${Object.entries(row)
          .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
          .join('')}</item>`,
    )
    .join('')
  return {
    headers: { 'content-type': 'application/xml;charset=UTF-8' },
    body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><response><header><resultCode>00</resultCode><resultMsg>NORMAL SERVICE.</resultMsg></header><body><items>${items}</items><numOfRows>${rows.length}</numOfRows><pageNo>${pageNo}</pageNo><totalCount>${totalCount}</totalCount></body></response>`,
  }
}

/** The ministry's form: the code is one nought, and a single row is no list. */
export function asJson(rows: readonly Fields[], totalCount: number, pageNo = 1): OpenDataAnswer {
  const items = rows.length === 0 ? '' : { item: rows.length === 1 ? rows[0] : rows }
  const body = { dataType: 'JSON', items, numOfRows: rows.length, pageNo, totalCount }
  return { body: JSON.stringify({ response: { body, header: { resultCode: '0', resultMsg: '정상' } } }) }
}
