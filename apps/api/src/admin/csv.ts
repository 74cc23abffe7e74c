import { stringify } from 'csv-stringify/sync'

/**
 * What a spreadsheet would take for the beginning of a formula, full-width signs and signs behind blanks, quotes and
 * invisible marks too: programs differ in what they skip.
 */
const FORMULA = /^[\s\p{Cf}'"`]*[=+\-@\t\r＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u

/** Returns text that is text to every program: an apostrophe precedes what could be a formula. Numbers are left to be numbers. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

type Cell = string | number | null

/** The byte order mark lets spreadsheets read the text as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Returns rows as RFC 4180 has them; null is an empty cell. */
const toRows = (rows: readonly (readonly Cell[])[]) =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', quoted_string: true, cast: { string: harmless } },
  )

/** The beginning of a file, and then its rows as they come. */
export async function* toCsv(
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toRows([headers])
  for await (const rows of batches) if (rows.length > 0) yield toRows(rows)
}
