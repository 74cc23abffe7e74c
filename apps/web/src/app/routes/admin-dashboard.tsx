import { DashboardScreen } from '#features/admin/dashboard/dashboard-screen.tsx'

export const Component = DashboardScreen
