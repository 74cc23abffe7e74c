import { queryOptions } from '@tanstack/react-query'
import { staffRequest } from '../access/staff-request.ts'

const FRESH_MS = 30_000

export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/dashboard', {}, { signal }),
    staleTime: FRESH_MS,
  })
