import type { Api } from './routes.ts'

/**
 * The routes that a guest may call, an account without an address: the safety net, and what ends, changes or becomes of the account. Every other
 * route for members answers SIGN_UP_NEEDED; on an open one a guest is a visitor. Nothing here writes to anyone: the link of a contact is the guest's
 * own to pass on, and what a guest types is read by contacts who agreed.
 */
export const GUEST_ROUTES: ReadonlySet<string> = new Set<keyof Api>([
  'GET /api/trusted-contacts',
  'POST /api/trusted-contacts/links',
  'POST /api/trusted-contacts/:contactId/browser',
  'POST /api/trusted-contacts/:contactId/drill',
  'PUT /api/trusted-contacts/order',
  'DELETE /api/trusted-contacts/:contactId',
  'GET /api/check-ins',
  'GET /api/check-ins/current',
  'POST /api/check-ins',
  'POST /api/check-ins/sos',
  'GET /api/check-ins/pins',
  'PUT /api/check-ins/pins',
  'DELETE /api/check-ins/pins',
  'GET /api/check-ins/:checkInId',
  'PATCH /api/check-ins/:checkInId',
  'POST /api/check-ins/:checkInId/done',
  'POST /api/check-ins/:checkInId/cancel',
  'GET /api/location-shares',
  'POST /api/location-shares',
  'PATCH /api/location-shares/:shareId',
  'PUT /api/location-shares/:shareId/fix',
  'DELETE /api/location-shares/:shareId',
  'DELETE /api/location-shares/:shareId/viewers/:viewerId',
  'POST /api/push-subscriptions',
  'DELETE /api/push-subscriptions',
  'POST /api/push-subscriptions/test',
  'GET /api/account/notification-settings',
  'PUT /api/account/notification-settings',
  'GET /api/account/consents',
  'PUT /api/account/consents',
  'GET /api/account/standing',
  'POST /api/account/sign-up',
  'DELETE /api/mypage/profile',
  'DELETE /api/auth/logout',
])
