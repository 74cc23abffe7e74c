import { Type } from 'typebox'
import type { RouteTable } from './route-table.ts'

export const operationRoutes = {
  'GET /api/version': {
    summary: '서버 판',
    tags: ['운영'],
    response: { 200: Type.Object({ version: Type.String() }) },
  },
} satisfies RouteTable
