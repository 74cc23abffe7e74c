import { FrameImpl, Parser } from '@stomp/stompjs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FrameParser } from './frame-parser.ts'
import type { Frame } from './frame.ts'
import { marshalFrame } from './marshal.ts'
import { StompProtocolError } from './stomp-protocol-error.ts'

const LIMITS = { headerBytes: 4096, headerCount: 16, bodyBytes: 4096 }

/** stompjs neither escapes nor unescapes header names, so only plain ones can be compared. */
const name = fc.stringMatching(/^x-[a-z]{1,8}$/)
const character = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom('\\', '\n', '\r', ':', 'n', 'r', 'c', ' ') },
)
const value = fc.string({ unit: character, maxLength: 40 }).map((text) => text.replaceAll('\0', ''))
const headers = fc.dictionary(name, value, { maxKeys: 8 })
const body = fc.oneof(fc.string({ unit: character, maxLength: 400 }), fc.uint8Array({ maxLength: 400 }))
const cuts = fc.array(fc.nat({ max: 600 }), { maxLength: 12 })

function cut(bytes: Buffer, at: number[]): Buffer[] {
  const edges = [0, ...at.filter((edge) => edge < bytes.length).toSorted((a, b) => a - b), bytes.length]
  return edges.slice(1).map((edge, index) => bytes.subarray(edges[index], edge))
}

function parse(chunks: Buffer[]): Frame[] {
  const frames: Frame[] = []
  const parser = new FrameParser(LIMITS, (frame) => frames.push(frame))
  for (const chunk of chunks) parser.push(chunk)
  return frames
}

function serializeWithStompjs(command: string, sent: Record<string, string>, content: string | Uint8Array): Buffer {
  const payload = typeof content === 'string' ? { body: content } : { binaryBody: content }
  return Buffer.from(FrameImpl.marshall({ command, headers: sent, ...payload, escapeHeaderValues: true }) as string)
}

it('reads what stompjs writes, wherever the stream is cut', () => {
  const frame = fc.record({ headers, body })
  fc.assert(
    fc.property(fc.array(frame, { minLength: 1, maxLength: 4 }), cuts, (sent, at) => {
      const bytes = Buffer.concat(sent.map((one) => serializeWithStompjs('SEND', one.headers, one.body)))
      const received = parse(cut(bytes, at))
      expect(received).toHaveLength(sent.length)
      for (const [index, one] of sent.entries()) {
        const { 'content-length': _length, ...rest } = received[index]?.headers ?? {}
        expect(rest).toEqual(one.headers)
        expect(received[index]?.body).toEqual(Buffer.from(one.body))
      }
    }),
  )
})

it('writes what stompjs reads, wherever the stream is cut', () => {
  // stompjs trims values, and takes an escaped backslash before r, n or c for an escaped line end or colon.
  const readable = value.map((text) => text.replaceAll(/\\+(?=[rnc])/g, '').trim())
  fc.assert(
    fc.property(fc.dictionary(name, readable, { maxKeys: 8 }), body, cuts, (sent, content, at) => {
      const received: FrameImpl[] = []
      const parser = new Parser(
        (raw) => received.push(FrameImpl.fromRawFrame(raw, true)),
        () => {},
      )
      for (const chunk of cut(marshalFrame('MESSAGE', sent, content), at)) {
        // The chunk is a copy of its own: stompjs reads the whole ArrayBuffer behind what it is given.
        parser.parseChunk(new Uint8Array(chunk).buffer)
      }
      expect(received).toHaveLength(1)
      const { 'content-length': _length, ...rest } = received[0]?.headers ?? {}
      expect(rest).toEqual(sent)
      expect(Buffer.from(received[0]?.binaryBody ?? [])).toEqual(Buffer.from(content))
    }),
  )
})

it('reads what it writes, header names included', () => {
  const anyName = fc
    .string({ unit: character, minLength: 1, maxLength: 20 })
    .map((text) => `x${text.replaceAll('\0', '')}`)
  fc.assert(
    fc.property(fc.dictionary(anyName, value, { maxKeys: 8 }), body, cuts, (sent, content, at) => {
      const [received, ...others] = parse(cut(marshalFrame('SEND', sent, content), at))
      expect(others).toEqual([])
      const { 'content-length': _length, ...rest } = received?.headers ?? {}
      expect(rest).toEqual(sent)
      expect(received?.body).toEqual(Buffer.from(content))
    }),
  )
})

function errorOf(action: () => unknown): unknown {
  try {
    action()
    return undefined
  } catch (error) {
    return error
  }
}

it('answers noise with a StompProtocolError or not at all', () => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    // Frames with a few bytes changed reach deeper than pure noise.
    fc
      .tuple(
        headers,
        body,
        fc.array(fc.tuple(fc.nat({ max: 400 }), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
      )
      .map(([sent, content, changes]) => {
        const bytes = Buffer.from(marshalFrame('SEND', sent, content))
        for (const [index, byte] of changes) if (index < bytes.length) bytes[index] = byte
        return bytes
      }),
  )
  fc.assert(
    fc.property(noise, cuts, (bytes, at) => {
      const error = errorOf(() => parse(cut(Buffer.from(bytes), at)))
      expect(error === undefined || error instanceof StompProtocolError).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('stops an endless frame at its limits, whatever it is made of', () => {
  const beginning = fc.constantFrom('SEND\n', 'SEND\na:', 'SEND\n\n', 'SEND\ncontent-length:4096\n\n', 'A')
  const filling = fc.string({ unit: fc.constantFrom('a', ':', '\n', '\\', 'A', '한'), minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(beginning, filling, fc.integer({ min: 1, max: 700 }), (first, repeated, size) => {
      const chunk = Buffer.from(repeated.repeat(size)).subarray(0, size)
      const parser = new FrameParser(LIMITS, () => {})
      let taken = 0
      const error = errorOf(() => {
        for (parser.push(Buffer.from(first)); taken < 20_000; taken += size) parser.push(chunk)
      })
      expect(error).toBeInstanceOf(StompProtocolError)
      expect(taken).toBeLessThanOrEqual(LIMITS.headerBytes + LIMITS.bodyBytes)
    }),
  )
})
