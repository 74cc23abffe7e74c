const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const FULL_SCALE = 32_767

/** A sound as a WAV file: PCM, 16 bit, one channel. `levelAt` gives each sample, from -1 to 1. */
export function wavFile(samples: number, samplesPerSecond: number, levelAt: (index: number) => number): ArrayBuffer {
  const dataBytes = samples * BYTES_PER_SAMPLE
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes))
  const writeName = (at: number, name: string) => {
    for (let index = 0; index < name.length; index += 1) view.setUint8(at + index, name.charCodeAt(index))
  }
  writeName(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  writeName(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, samplesPerSecond, true)
  view.setUint32(28, samplesPerSecond * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true)
  writeName(36, 'data')
  view.setUint32(40, dataBytes, true)
  for (let index = 0; index < samples; index += 1) {
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(levelAt(index) * FULL_SCALE), true)
  }
  return view.buffer
}
