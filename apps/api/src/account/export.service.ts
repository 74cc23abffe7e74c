import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ImageWidth } from '@honjeo/contract/values/image-url'
import { ZipFile } from 'yazl'
import { type Clock, koreanDay } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import type { PhoneKeys } from '../safety/texts/phone-numbers.ts'
import { exportKinds } from './export-kinds.queries.ts'
import { ownImages, ownRows } from './export.queries.ts'

/** The text in the archive that says what lies in it. */
function exportReadme(now: Date, sendsTexts: boolean): string {
  const shown = Object.entries(exportKinds).filter(([, { isOfTexts }]) => sendsTexts || !isOfTexts)
  const kinds = shown.map(([name, { title }]) => `  ${name}: ${title}`)
  return `혼저에 있는 내 정보
${koreanDay(now)}에 내려받았어요.

data.json
  혼저가 보관하는 내 정보를 모두 담은 파일이에요. 메모장 같은 편집기로 열어볼 수 있어요.
  시간은 협정 세계시(UTC)예요. 한국 시간은 9시간을 더해주세요.
  들어 있는 내용은 다음과 같아요.

${kinds.join('\n')}

images
  내가 올린 사진이에요. 파일 이름은 data.json의 images에 적힌 name이에요.
  올릴 때 위치 정보를 지우고 크기를 줄인 사진만 보관하고 있어요.

담지 않은 것
  비밀번호와 로그인 정보는 안전을 위해 담지 않았어요. 비밀번호는 알아볼 수 없는 형태로만 보관해요.
  다른 사람이 쓴 글과 메시지는 그 사람의 것이라 담지 않았어요.

이 파일에는 내 개인정보가 들어 있어요. 다른 사람에게 보내거나 함께 쓰는 기기에 두지 마세요.
`.replaceAll('\n', '\r\n')
}

/** Yields all of a member's data as the text of one JSON object, a row on a line, in pieces. */
async function* exportJson(db: Db, userId: number, now: Date, phoneKeys: PhoneKeys): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`
  for (const [name, kind] of Object.entries(exportKinds)) {
    yield `,\n${JSON.stringify(name)}: ${kind.isOne ? '' : '['}`
    let count = 0
    for await (const row of ownRows(db, kind, userId)) {
      if (!kind.isOne) yield count === 0 ? '\n' : ',\n'
      yield JSON.stringify(kind.opened ? kind.opened(row, phoneKeys) : row)
      count += 1
    }
    if (!kind.isOne) yield count === 0 ? ']' : '\n]'
    else if (count === 0) yield 'null'
  }
  yield '\n}\n'
}

export interface ExportDeps {
  db: Db
  clock: Clock
  /** What opens the numbers of contacts. */
  phoneKeys: PhoneKeys
  /** Whether the operator has connected a gateway of texts. */
  sendsTexts: boolean
  /** The store of the files of images. */
  store: { get(name: string, width: ImageWidth): Promise<{ stream: Readable } | undefined> }
}

/**
 * A member's data as a zip, made while it is read: one entry is begun when the one before it has been taken, so that
 * neither the archive nor a list lies in memory. It breaks off with the fault that kept it from being whole, and stops
 * when no client reads on.
 */
export function packOwnData({ db, clock, store, phoneKeys, sendsTexts }: ExportDeps, userId: number): Readable {
  const zip = new ZipFile()
  // The output stream is one of Node's, whatever the types say.
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  output.once('close', () => closed.abort())
  const breakOff = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', breakOff)
  const now = clock.now()

  async function add(name: string, source: Readable, compress: boolean) {
    addAbortSignal(closed.signal, source)
    zip.addReadStream(source, name, { mtime: now, compress })
    await finished(source)
  }

  async function fill() {
    zip.addBuffer(Buffer.from(exportReadme(now, sendsTexts)), 'README.txt', { mtime: now })
    await add('data.json', Readable.from(exportJson(db, userId, now, phoneKeys), { objectMode: false }), true)
    for await (const { name, width } of ownImages(db, userId)) {
      const file = await store.get(name, width)
      // WebP does not become smaller.
      if (file) await add(`images/${name}.webp`, file.stream, false)
    }
    zip.end()
  }
  void fill().catch(breakOff)
  return output
}
