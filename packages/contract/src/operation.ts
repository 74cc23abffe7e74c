import { Type, type Static } from 'typebox'
import { Nullable } from './common.ts'
import type { RouteTable } from './route-table.ts'

/** The settings that the operator has made and the app must know. */
export type Settings = Static<typeof Settings>
export const Settings = Type.Object({
  map: Type.Object({
    /** Leaflet template such as `https://tile.example.com/{z}/{x}/{y}.png`; null: the map has only its own drawing. */
    tileUrl: Nullable(Type.String()),
    tileAttribution: Nullable(Type.String()),
  }),
  /** The one who runs the service, as laws want it named; null: the operator has yet to say. */
  operator: Type.Object({
    name: Nullable(Type.String()),
    representative: Nullable(Type.String()),
    registrationNumber: Nullable(Type.String()),
    address: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    privacyOfficer: Nullable(Type.String()),
  }),
  planner: Type.Object({
    /** Whether wishes in one's own words are read. */
    readsWishes: Type.Boolean(),
  }),
  /** Whether identities are checked here. */
  hasIdentityChecks: Type.Boolean(),
  contacts: Type.Object({
    /** Whether contacts are alerted by text as well; where not, the app says nothing of it. */
    sendsTexts: Type.Boolean(),
  }),
})

export const operationRoutes = {
  'GET /api/settings': { summary: '앱 설정', tags: ['운영'], limit: 'read', response: { 200: Settings } },
  'GET /api/version': {
    summary: '서버 판',
    tags: ['운영'],
    limit: 'read',
    response: { 200: Type.Object({ version: Type.String() }) },
  },
} satisfies RouteTable
