import { XMLParser } from 'fast-xml-parser'
import { failureOfCode, failureOfStatus } from './failure.ts'

/** A row as the service sends it: all values are strings, unknown ones empty. */
export type Row = Record<string, unknown>

export interface Page {
  rows: Row[]
  /** The number of rows of all pages together. */
  totalCount: number
}

interface Header {
  resultCode?: unknown
}

interface Envelope extends Header {
  response?: {
    header?: Header
    body?: { items?: '' | { item?: Row | Row[] }; totalCount?: unknown }
  }
}

interface GatewayFault {
  OpenAPI_ServiceResponse?: { cmmMsgHeader?: { returnReasonCode?: string } }
}

const NO_DATA = 3
/** Reads the gateway's faults alone; no entity of theirs is worked out. */
const xml = new XMLParser({ parseTagValue: false, processEntities: false })

/**
 * Reads an answer in any of the service's shapes; throws `TourApiFailure`. An empty body is a fault: the service sends it
 * when it cannot cope, never as the end of a list.
 */
export function readAnswer(status: number, body: string): Page {
  const text = body.trim()
  // The gateway speaks XML whatever was asked for, and mostly with status 200.
  if (text.startsWith('<')) throw gatewayFailure(status, text)
  const envelope = parseJson(text)
  const code = codeOf(envelope?.response?.header ?? envelope)
  if (code === NO_DATA) return { rows: [], totalCount: 0 }
  if (code === undefined) throw failureOfStatus(status)
  if (code !== 0) throw failureOfCode(code)

  const answer = envelope?.response?.body
  const totalCount = Number(answer?.totalCount)
  if (answer === undefined || !Number.isInteger(totalCount)) throw failureOfStatus(status)
  return { rows: rowsOf(answer.items), totalCount }
}

/** Returns the trimmed text of a field; '' when the row lacks it. */
export function field(row: Row, name: string): string {
  const value = row[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Returns the rows. No row: items is ''; one row: item may be the row itself. */
function rowsOf(items: '' | { item?: Row | Row[] } | undefined): Row[] {
  const item = typeof items === 'object' ? items?.item : undefined
  return item === undefined ? [] : [item].flat()
}

function codeOf(header: Header | undefined): number | undefined {
  const code = header?.resultCode
  return typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : undefined
}

function parseJson(text: string): Envelope | undefined {
  try {
    return (JSON.parse(text) as Envelope | null) ?? undefined
  } catch {
    return undefined
  }
}

function gatewayFailure(status: number, text: string) {
  try {
    const fault = xml.parse(text) as GatewayFault
    const code = Number(fault.OpenAPI_ServiceResponse?.cmmMsgHeader?.returnReasonCode)
    return Number.isInteger(code) ? failureOfCode(code) : failureOfStatus(status)
  } catch {
    return failureOfStatus(status)
  }
}
