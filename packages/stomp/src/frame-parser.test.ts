import { describe, expect, it } from 'vitest'
import { FrameParser } from './frame-parser.ts'
import type { Frame } from './frame.ts'
import { StompProtocolError } from './stomp-protocol-error.ts'
import type { StompVersion } from './version.ts'

const LIMITS = { headerBytes: 256, headerCount: 4, bodyBytes: 100 }

function parse(chunks: (string | Buffer)[], version: StompVersion = '1.2') {
  const frames: Frame[] = []
  const parser = new FrameParser(LIMITS, (frame) => frames.push(frame))
  parser.version = version
  for (const chunk of chunks) parser.push(Buffer.from(chunk))
  return frames.map(({ command, headers, body }) => ({ command, headers: { ...headers }, body: body.toString() }))
}

const send = (headers: string, body: string) => `SEND\n${headers}\n${body}\0`

describe('what it reads', () => {
  it('reads a frame with headers and a body', () => {
    expect(parse([send('destination:/a\n', 'hi')])).toEqual([
      { command: 'SEND', headers: { destination: '/a' }, body: 'hi' },
    ])
  })

  it('reads CRLF line ends as LF', () => {
    expect(parse(['SEND\r\ndestination:/a\r\n\r\nhi\0\r\n'])).toEqual(parse([send('destination:/a\n', 'hi')]))
  })

  it('reads many frames in one packet, with heart-beats between them', () => {
    const frames = parse([`\n\r\n${send('', 'one')}\n\n${send('', 'two')}\n`])
    expect(frames.map((frame) => frame.body)).toEqual(['one', 'two'])
  })

  it('reads one frame from packets of a single byte', () => {
    const bytes = Buffer.from(`\r\n${send('destination:/혼저\ncontent-length:6\n', '혼저')}\r\n`)
    expect(parse([...bytes].map((byte) => Buffer.of(byte)))).toEqual([
      { command: 'SEND', headers: { destination: '/혼저', 'content-length': '6' }, body: '혼저' },
    ])
  })

  it('reads a body with NUL bytes when content-length says so', () => {
    expect(parse([send('content-length:3\n', 'a\0b')])[0]?.body).toBe('a\0b')
    expect(parse([send('content-length:0\n', '')])[0]?.body).toBe('')
  })

  it('keeps its frames when the next packet arrives', () => {
    const frames: Frame[] = []
    const parser = new FrameParser(LIMITS, (frame) => frames.push(frame))
    for (const part of ['SEND\n\nfi', 'rst\0SEND\n\nse', 'cond\0']) parser.push(Buffer.from(part))
    expect(frames.map((frame) => frame.body.toString())).toEqual(['first', 'second'])
  })

  it('takes the first of a repeated header', () => {
    expect(parse([send('foo:1\nfoo:2\n', '')])[0]?.headers).toEqual({ foo: '1' })
  })

  it('keeps raw colons and spaces of a value', () => {
    expect(parse([send('foo: a:b \n', '')])[0]?.headers).toEqual({ foo: ' a:b ' })
  })

  it('takes a header called __proto__ for a header', () => {
    expect(Object.keys(parse([send('__proto__:1\n', '')])[0]?.headers ?? {})).toEqual(['__proto__'])
  })
})

describe('versions', () => {
  const escaped = send('a\\cb:c\\nd\\\\\n', '')

  it('unescapes in 1.1 and 1.2, not in 1.0', () => {
    expect(parse([escaped], '1.2')[0]?.headers).toEqual({ 'a:b': 'c\nd\\' })
    expect(parse([escaped], '1.1')[0]?.headers).toEqual({ 'a:b': 'c\nd\\' })
    expect(parse([escaped], '1.0')[0]?.headers).toEqual({ 'a\\cb': 'c\\nd\\\\' })
  })

  it('never unescapes CONNECT', () => {
    expect(parse(['CONNECT\npasscode:a\\tb\n\n\0'])[0]?.headers).toEqual({ passcode: 'a\\tb' })
  })

  it('trims the values of 1.0, whose own examples pad them', () => {
    expect(parse([send('destination: /a \n', '')], '1.0')[0]?.headers).toEqual({ destination: '/a' })
  })
})

describe('what it refuses', () => {
  it.each([
    ['not a STOMP command', 'hello\n'],
    ['not a STOMP command', '{"type":"TALK"}'],
    ['not a STOMP command', 'ABCDEFGHIJKLMNOP'],
    ['not a STOMP command', Buffer.of(0x16, 0x03, 0x01)],
    ['not a STOMP command', '\0'],
    ['carriage return without line feed', '\rSEND'],
    ['malformed header', 'SEND\nfoo\n\n\0'],
    ['malformed header', 'SEND\n:foo\n\n\0'],
    ['NUL in a header', 'SEND\nfoo:a\0b\n\n\0'],
    ['undefined escape in a header', 'SEND\nfoo:\\t\n\n\0'],
    ['too many headers', send('a:1\nb:1\nc:1\nd:1\ne:1\n', '')],
    ['header section too large', `SEND\n${'a'.repeat(256)}`],
    ['header section too large', `SEND\na:${'b'.repeat(128)}\nb:${'c'.repeat(128)}\n`],
    ['malformed content-length', send('content-length:-1\n', '')],
    ['malformed content-length', send('content-length:1e1\n', '')],
    ['body too large', 'SEND\ncontent-length:101\n\n'],
    ['body too large', `SEND\n\n${'x'.repeat(101)}`],
    ['body too large', send('', 'x'.repeat(101))],
    ['no NUL where content-length says the frame ends', send('content-length:1\n', 'abc')],
  ])('says %j to %j', (reason, bytes) => {
    const attempt = () => parse([bytes])
    expect(attempt).toThrow(StompProtocolError)
    expect(attempt).toThrow(reason)
  })

  it('accepts what just fits', () => {
    expect(parse([send('', 'x'.repeat(100))])).toHaveLength(1)
    expect(parse([send('content-length:100\n', 'x'.repeat(100))])).toHaveLength(1)
    expect(parse([`SEND\na:${'b'.repeat(256 - 'SEND\na:\n\n'.length)}\n\n\0`])).toHaveLength(1)
    expect(parse([send('a:1\nb:1\nc:1\nd:1\n', '')])).toHaveLength(1)
  })
})
