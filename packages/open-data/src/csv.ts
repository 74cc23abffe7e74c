import type { DataRow } from './answer.ts'
import { OpenDataFailure } from './failure.ts'

/** Returns the rows of a file with a line of names (RFC 4180): fields in quotes hold commas, lines and doubled quotes. */
export function readCsv(text: string): DataRow[] {
  const [names, ...lines] = linesOf(text)
  if (names === undefined || names.length < 2) throw new OpenDataFailure('final', 'the file has no line of names')
  return lines.map((line) => {
    // A file that broke off in the middle of a row says less than it knows.
    if (line.length !== names.length)
      throw new OpenDataFailure('passing', 'a line of the file has too few or too many fields')
    return Object.fromEntries(names.map((name, index) => [name.trim(), line[index]]))
  })
}

/** Returns the fields of each line that has one (RFC 4180). */
export function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let value = ''
  let isQuoted = false
  const endField = () => {
    line.push(value)
    value = ''
  }
  const endLine = () => {
    endField()
    if (line.length > 1 || line[0]?.trim() !== '') lines.push(line)
    line = []
  }
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (isQuoted) {
      if (letter !== '"') value += letter
      else if (text[index + 1] === '"') {
        value += '"'
        index += 1
      } else isQuoted = false
    } else if (letter === '"' && value === '') isQuoted = true
    else if (letter === ',') endField()
    else if (letter === '\n') endLine()
    else if (letter !== '\r') value += letter
  }
  if (isQuoted) throw new OpenDataFailure('passing', 'the file ends within a field')
  if (value !== '' || line.length > 0) endLine()
  return lines
}
