import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import sharp from 'sharp'

const require = createRequire(import.meta.url)
const DATA = dirname(require.resolve('@tesseract.js-data/kor/package.json'))

/** Makes a reader of Korean print; everything it needs lies on this machine. */
export async function createRecogniser() {
  const worker = await createWorker('kor', OEM.LSTM_ONLY, {
    langPath: join(DATA, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // The handler is needed: without one, a picture that cannot be read would be thrown where nothing catches it.
    errorHandler: () => {},
  })
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    preserve_interword_spaces: '1',
    user_defined_dpi: '200',
  })
  return {
    read: async (picture: Buffer): Promise<string> => (await worker.recognize(picture)).data.text,
    close: () => worker.terminate(),
  }
}

export type Recogniser = Awaited<ReturnType<typeof createRecogniser>>

/** Pictures are worked on by one core and no memory is kept between them: the other cores are for requests. */
export function stayOnOneCore(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
