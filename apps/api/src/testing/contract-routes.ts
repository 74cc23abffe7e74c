import { apiRoutes } from '@honjeo/contract/routes'
import type { Method, Reach, RouteSchema, TextReaders } from '@honjeo/contract/route-table'
import type { TSchema } from 'typebox'

interface ObjectSchema {
  properties?: Record<string, TSchema>
}

export interface ContractRoute {
  /** The route as the contract writes it, `GET /api/chatrooms/:roomId`. */
  line: string
  method: Method
  path: string
  params: string[]
  query: Record<string, TSchema>
  body: TSchema | undefined
  isForMembers: boolean
  reach: Reach | undefined
  readers: TextReaders
  /** Whether its body is a form with a file, which no schema describes. */
  takesForm: boolean
}

const propertiesOf = (schema: (TSchema & ObjectSchema) | undefined) => schema?.properties ?? {}

/** Every route of the contract, for the tests that hold of all of them. */
export const contractRoutes: ContractRoute[] = Object.entries<RouteSchema>(apiRoutes).map(([line, schema]) => {
  const [method, path] = line.split(' ') as [Method, string]
  return {
    line,
    method,
    path,
    params: Object.keys(propertiesOf(schema.params)),
    query: propertiesOf(schema.querystring),
    body: schema.body,
    reach: schema.reach,
    readers: schema.readers ?? {},
    isForMembers: schema.security !== undefined,
    takesForm: schema.consumes !== undefined,
  }
})

/** The path with each parameter replaced. */
export const fill = (path: string, value: string | ((name: string) => string | number)) =>
  path.replace(/:(\w+)/g, (_, name: string) => (typeof value === 'string' ? value : String(value(name))))

/** Returns where a body has values, `profile.nickName` for nested ones; arrays count as one value. */
export function bodyFields(schema: TSchema | undefined, prefix = ''): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const inner = bodyFields(property, `${prefix}${name}.`)
    return inner.length > 0 ? inner : [prefix + name]
  })
}

/** Whether null says something in a field of a body, named as by `bodyFields`. */
export function takesNull(schema: TSchema | undefined, field: string): boolean {
  const found = field.split('.').reduce<TSchema | undefined>((inner, name) => propertiesOf(inner)[name], schema)
  const { anyOf = [] }: { anyOf?: { type?: string }[] } = found ?? {}
  return anyOf.some(({ type }) => type === 'null')
}

/** The query a read cannot do without, in the form of an address. */
export const requiredQuery = (path: string): string => REQUIRED_QUERIES[path] ?? ''
const REQUIRED_QUERIES: Record<string, string> = {
  '/api/tourist-spots/search': `?q=${encodeURIComponent('오름')}`,
  '/api/tourist-spots/suggest': `?q=${encodeURIComponent('오름')}`,
  '/api/tourist-spots/map': '?bbox=126,33,127,34',
  '/api/help-points': '?lat=33.5&lng=126.53',
  '/api/auth/check-nickname': '?nickName=a',
  '/api/chatrooms/:roomId/changes': '?after=0',
}
