import { BODY_MAX_BYTES, IMAGE_MAX_BYTES, PLAN_BODY_MAX_BYTES } from '@honjeo/contract/values/limits'
import { contractRoutes, fill, requiredQuery, type ContractRoute } from '../testing/contract-routes.ts'
import { REQUIRED_BESIDE } from '../testing/bad-queries.ts'
import { EVIL_TEXTS, longestBody, textFieldsOf, withValue, type EvilText } from './evil-texts.ts'

export type Things = Record<string, number | string>

export interface EvilRequest {
  what: string
  method: string
  /** Returns the address, with the ids of the member who sends it. */
  address(things: Things): string
  headers: Record<string, string>
  body: string | undefined
  isForStaff: boolean
  /** Whether it is sent without a content-length. */
  isChunked?: boolean
}

/** The length of a header, query or file name: Node reads at most 16 kB of a request before its body. */
const HEAD_BYTES = 12_000
const JSON_TYPE = { 'content-type': 'application/json' }
const POSTS = 'POST /api/community/posts'
const PLANS = 'POST /api/plans'

const routeOf = (line: string) => contractRoutes.find((route) => route.line === line)!
const addressOf = (route: ContractRoute, things: Things, query = requiredQuery(route.path)) =>
  fill(route.path, (name) => encodeURIComponent(String(things[name] ?? 1))) + query

function requestTo(route: ContractRoute, what: string, body?: string): EvilRequest {
  return {
    what: `${route.line} ${what}`,
    method: route.method,
    address: (things) => addressOf(route, things),
    headers: body === undefined ? {} : JSON_TYPE,
    body,
    isForStaff: route.path.startsWith('/api/admin/'),
  }
}

/** Returns this number of characters, or fewer where the field takes fewer. */
function ofCharacters(text: EvilText, characters: number): string {
  return Array.from(text.ofBytes(characters * 4))
    .slice(0, characters)
    .join('')
}

/**
 * Makes requests with the text in every field of every body: once as long as the body may be, and once as long as the
 * field may be, so that the server works with it.
 */
function inBodies(goods: Record<string, () => object>, textsOf: (n: number) => readonly EvilText[]): EvilRequest[] {
  const fields = contractRoutes.flatMap((route) => textFieldsOf(route.body).map((field) => ({ route, field })))
  return fields.flatMap(({ route, field }, n) =>
    textsOf(n).flatMap((text) => {
      const good = goods[route.line]!()
      const what = `${field.path.join('.')} ${text.what}`
      const fitting = withValue(good, field.path, ofCharacters(text, field.limit ?? 0))
      return [
        requestTo(route, what, longestBody(route.line, good, field, text)),
        requestTo(route, `${what}, as long as it may be`, JSON.stringify(fitting)),
      ]
    }),
  )
}

/** Makes requests with the text in every query and every part of a path. */
function inAddresses(textsOf: (n: number) => readonly EvilText[]): EvilRequest[] {
  const queries = contractRoutes.flatMap((route) =>
    Object.keys(route.query).map((name) => ({ route, name, isParam: false })),
  )
  const params = contractRoutes.flatMap((route) => route.params.map((name) => ({ route, name, isParam: true })))
  return [...queries, ...params].flatMap(({ route, name, isParam }, n) =>
    textsOf(n).flatMap((text) =>
      [100, HEAD_BYTES].map((bytes): EvilRequest => {
        const value = encodeURIComponent(text.ofBytes(bytes)).slice(0, bytes).replace(/%.?$/, '')
        const others = Object.entries(REQUIRED_BESIDE).filter(([other]) => other !== name && other in route.query)
        const query = `?${name}=${value}${others.map(([, pair]) => pair).join('')}`
        return {
          ...requestTo(route, `${name} ${text.what}`),
          address: (things) =>
            isParam
              ? fill(route.path, (each) => (each === name ? value : encodeURIComponent(String(things[each] ?? 1))))
              : addressOf(route, things, query),
        }
      }),
    ),
  )
}

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
]
/** Pieces that header values are made of. */
const HEADER_PIECES = [
  'a,',
  '127.0.0.1, ',
  '::1,',
  '"a", ',
  'W/"',
  'bytes=0-1,',
  'a;q=0.1, ',
  'a=b; ',
  ';',
  'Bearer ',
  '\t',
]
/** Routes that read a body, keep the browser's name with a login, and need neither. */
const HEADED = [POSTS, 'POST /api/auth/login', 'GET /api/home/banners']

function inHeaders(goods: Record<string, () => object>, texts: readonly EvilText[], routes: number): EvilRequest[] {
  const printable = texts.map(({ what, ofBytes }) => ({ what, value: ofBytes(HEAD_BYTES) }))
  const values = [
    ...HEADER_PIECES.map((piece) => ({ what: piece, value: piece.repeat(HEAD_BYTES / piece.length) })),
    ...printable.filter(({ value }) => /^[\x20-\x7e]*$/.test(value)),
  ]
  return HEADED.slice(0, routes)
    .map(routeOf)
    .flatMap((route) =>
      HEADERS.flatMap((name, n) =>
        values
          .filter((_, i) => routes > 1 || i % 6 === n % 6)
          .map(({ what, value }): EvilRequest => {
            const body = route.body ? JSON.stringify(goods[route.line]!()) : undefined
            const request = requestTo(route, `${name}: ${what}`, body)
            return { ...request, headers: { ...request.headers, [name]: value } }
          }),
      ),
    )
}

/** Makes forms with a file, and with the text as boundary, as name, and in the fields beside the file. */
function inForms(texts: readonly EvilText[]): EvilRequest[] {
  const forms = contractRoutes.filter(({ takesForm }) => takesForm)
  const oneLine = (text: EvilText, bytes: number) => text.ofBytes(bytes).replaceAll(/[\r\n]/g, ' ')
  const part = (head: string, content: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  return forms.flatMap((route) =>
    texts.flatMap((text): EvilRequest[] => {
      const line = oneLine(text, HEAD_BYTES)
      const bodies = {
        'name of the file': part(`name="file"; filename="${line.replaceAll('"', '')}"`, 'x'),
        'name without quotes': part(`name=file; filename=${line}`, 'x'),
        'name in another alphabet': part(`name="file"; filename*=utf-8''${line}`, 'x'),
        field: part('name="contentId"', text.ofBytes(1000)),
        'name of a field': part(`name="${line.replaceAll('"', '')}"`, 'x'),
        file: part('name="file"; filename="a.png"', text.ofBytes(BODY_MAX_BYTES)),
        'type of the file': part(`name="file"; filename="a.png"\r\ncontent-type: ${line}`, 'x'),
      }
      const type = 'multipart/form-data; boundary='
      const withForm = (what: string, body: string, boundary: string): EvilRequest => ({
        ...requestTo(route, `${what} ${text.what}`, body),
        headers: { 'content-type': type + boundary },
      })
      return [
        ...Object.entries(bodies).map(([what, body]) => withForm(what, `${body}--x--\r\n`, 'x')),
        withForm('boundary', `--${line}`, encodeURIComponent(line).slice(0, HEAD_BYTES)),
      ]
    }),
  )
}

/** Makes forms as large as they may be, of what makes a parser stop and look. */
function inLargeForms(): EvilRequest[] {
  const file = '--xx\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  const filled = (piece: string) => piece.repeat(IMAGE_MAX_BYTES / piece.length)
  const bodies = {
    'nearly boundaries': `${file}${filled('\r\n--xx\r')}`,
    'line ends': `${file}${filled('\r\n')}`,
    'ends of archives': `${file}${filled('\u0006')}`,
    parts: filled('--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'),
    headers: `--xx\r\n${filled('x-a: b\r\n')}\r\nb`,
  }
  return contractRoutes
    .filter(({ takesForm }) => takesForm)
    .flatMap((route) =>
      Object.entries(bodies).map(([what, body]) => ({
        ...requestTo(route, `5 MB of ${what}`, `${body}\r\n--xx--\r\n`),
        headers: { 'content-type': 'multipart/form-data; boundary=xx' },
      })),
    )
}

/** Nests as deep as the length allows. */
const nested = (length: number, open: string, close: string) =>
  open.repeat(length / (open.length + close.length)) + close.repeat(length / (open.length + close.length))
const repeated = (length: number, piece: string) => Array.from({ length: length / (piece.length + 1) }, () => piece)

/** Makes bodies that are deep, or have many values, rather than long texts. */
function inShapes(goods: Record<string, () => object>): EvilRequest[] {
  const long = JSON.stringify({ ...goods[POSTS]!(), content: 'a'.repeat(5_000_000) })
  return [
    requestTo(routeOf(POSTS), '5 MB', long),
    { ...requestTo(routeOf(POSTS), '5 MB in pieces', long), isChunked: true },
    ...[POSTS, PLANS].flatMap((line) => {
      const length = (line === PLANS ? PLAN_BODY_MAX_BYTES : BODY_MAX_BYTES) - 1000
      const good = goods[line]!()
      const field = line === PLANS ? 'days' : 'images'
      const listOf = (piece: string) =>
        JSON.stringify({ ...good, [field]: null }).replace(
          `"${field}":null`,
          `"${field}":[${repeated(length, piece).join()}]`,
        )
      const unknown = repeated(length, 'xxxxxxxxxx').map((_, n) => `"u${n}":0`)
      const shapes: Record<string, string> = {
        'lists in lists': nested(length, '[', ']'),
        'objects in objects': nested(length, '{"a":', '}').replace(':}', ':0}'),
        'empty objects': listOf('{}'),
        'empty lists': listOf('[]'),
        'empty texts': listOf('""'),
        numbers: listOf('0'),
        'a number': listOf('9'.repeat(length - 2)),
        'unknown fields': `{${unknown.join()}}`,
        'the name of a field': JSON.stringify({ ...good, ['a'.repeat(length - 1000)]: 0 }),
        escapes: `{"title":"${'\\u0061'.repeat(length / 6 - 2)}"}`,
        spaces: `${' '.repeat(length)}{}`,
        'a prototype': `{"__proto__"${' '.repeat(length - 100)}:{}}`,
      }
      return Object.entries(shapes).map(([what, body]) => requestTo(routeOf(line), what, body))
    }),
  ]
}

/** Makes requests for pages and files with long addresses. */
function elsewhere(texts: readonly EvilText[]): EvilRequest[] {
  const paths = ['/', '/community/', '/images/', '/assets/', '/covers/', '/api/']
  return paths.flatMap((path) =>
    texts.map((text): EvilRequest => ({
      what: `GET ${path} ${text.what}`,
      method: 'GET',
      address: () => path + encodeURIComponent(text.ofBytes(HEAD_BYTES)).slice(0, HEAD_BYTES).replace(/%.?$/, ''),
      headers: { accept: 'text/html' },
      body: undefined,
      isForStaff: false,
    })),
  )
}

const READ = [
  'GET /api/community/posts',
  'GET /api/community/posts/:postId',
  'GET /api/mypage/plans',
  'GET /api/chatrooms',
]

/**
 * Returns requests that fill every field of a client with texts that take long to read: `perField` texts for each
 * field, and the following ones for the next field.
 */
export function evilRequests(goods: Record<string, () => object>, perField: number): EvilRequest[] {
  const textsOf = (n: number) =>
    Array.from({ length: perField }, (_, i) => EVIL_TEXTS[(n * perField + i) % EVIL_TEXTS.length]!)
  const some = EVIL_TEXTS.slice(0, 2 * perField)
  return [
    ...inBodies(goods, textsOf),
    ...inAddresses((n) => textsOf(n).slice(0, 4)),
    ...inHeaders(goods, some, perField),
    ...inForms(some),
    ...inLargeForms(),
    ...inShapes(goods),
    ...elsewhere(some),
    ...READ.map((line) => requestTo(routeOf(line), 'what was written')),
  ]
}
