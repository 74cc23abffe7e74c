import { Type } from 'typebox'
import { Ok } from './common.ts'
import type { RouteTable } from './route-table.ts'

export const operationRoutes = {
  'GET /api/version': {
    summary: '서버 판',
    tags: ['운영'],
    response: { 200: Ok(Type.Object({ version: Type.String() })) },
  },
} satisfies RouteTable
