import { XMLParser } from 'fast-xml-parser'
import { failureOfCode, failureOfStatus } from './failure.ts'

/** A row as a service or a file has it: all values are texts, unknown ones empty. */
export type DataRow = Record<string, unknown>

export interface DataPage {
  rows: DataRow[]
  /** The number of rows of all pages together. */
  totalCount: number
}

interface Header {
  resultCode?: unknown
}

interface Envelope {
  response?: {
    header?: Header
    body?: { items?: '' | { item?: DataRow | DataRow[] } | DataRow[]; totalCount?: unknown }
  }
  OpenAPI_ServiceResponse?: { cmmMsgHeader?: { returnReasonCode?: unknown } }
}

/** Numbers stay texts, as codes and phones begin with noughts; no entity is worked out. */
const xml = new XMLParser({ parseTagValue: false, ignoreAttributes: true, processEntities: false })

/** The letters that XML cannot have as they are; JSON of these services has them so, too. */
const ESCAPED = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
] as const

const NO_DATA = 3

/**
 * Reads an answer of the portal's services, JSON or XML: some speak one alone, and the gateway before them speaks XML whatever
 * was asked for, mostly with status 200. Throws `OpenDataFailure`. An empty body is a fault, never the end of a list. An answer that
 * is a ROW does not say how many there are.
 */
export function readAnswer(status: number, text: string, form: 'PAGE' | 'ROW' = 'PAGE'): DataPage {
  const envelope = parse(text.trim())
  const fault = numberOf(envelope?.OpenAPI_ServiceResponse?.cmmMsgHeader?.returnReasonCode)
  if (fault !== undefined) throw failureOfCode(fault)
  const code = numberOf(envelope?.response?.header?.resultCode)
  if (code === NO_DATA) return { rows: [], totalCount: 0 }
  if (code === undefined || status >= 400) throw failureOfStatus(status)
  if (code !== 0) throw failureOfCode(code)
  const body = envelope?.response?.body
  const rows = rowsOf(body?.items)
  const totalCount = form === 'ROW' ? rows.length : numberOf(body?.totalCount)
  if (totalCount === undefined) throw failureOfStatus(status)
  return { rows, totalCount }
}

/** Returns the trimmed text of a field; '' when the row lacks it. */
export function field(row: DataRow, name: string): string {
  const value = row[name]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return ESCAPED.reduce((plain, [escape, letter]) => plain.replaceAll(escape, letter), text)
}

/** Returns the rows. No row: items is ''; one row: item may be the row itself; some services leave `item` out. */
function rowsOf(items: '' | { item?: DataRow | DataRow[] } | DataRow[] | undefined): DataRow[] {
  if (Array.isArray(items)) return items
  const item = typeof items === 'object' ? items.item : undefined
  return item === undefined ? [] : [item].flat().filter((row) => typeof row === 'object' && row !== null)
}

function numberOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined
}

function parse(text: string): Envelope | undefined {
  try {
    if (text.startsWith('<')) return xml.parse(text, true) as Envelope
    return (JSON.parse(text) as Envelope | null) ?? undefined
  } catch {
    return undefined
  }
}
