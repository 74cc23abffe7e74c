import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Cell, Sheet } from '@honjeo/open-data/bus-file'
import { linesOf } from '@honjeo/open-data/csv'
import { decodeKorean } from '@honjeo/open-data/decode'
import { OpenDataFailure } from '@honjeo/open-data/failure'
import readXlsx from 'read-excel-file/node'

const FILE_MAX_BYTES = 20_000_000

/** Returns the sheets of a file of spreadsheets, or the one of a file of comma-separated values. */
export async function readSheets(path: string): Promise<Sheet[]> {
  const bytes = await readFile(path)
  if (bytes.length > FILE_MAX_BYTES) throw new OpenDataFailure('final', 'the file is longer than 20 MB')
  const kind = extname(path).toLowerCase()
  if (kind === '.csv') return [{ name: basename(path), rows: linesOf(decodeKorean(bytes)) }]
  if (kind !== '.xlsx') throw new OpenDataFailure('final', 'the file is neither .xlsx nor .csv')
  try {
    const sheets = await readXlsx(bytes)
    // Its types name the class of days where they mean one.
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as Cell[][] }))
  } catch {
    throw new OpenDataFailure('final', 'the file is no whole .xlsx')
  }
}
