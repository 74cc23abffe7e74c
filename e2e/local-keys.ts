import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LocalKey {
  area: 'local' | 'session'
  /** As it is stored, of the member with this id. */
  key: (userId: number) => string
  /** Where it is read. */
  screen: string
  /** Text by itself, not JSON: no text is a wrong one. */
  isText?: true
}

const draft = (subject: string, screen: string): LocalKey => ({
  area: 'local',
  key: (userId) => `draft:${userId}:${subject}`,
  screen,
})
const copy = (subject: string, screen: string): LocalKey => ({
  area: 'local',
  key: (userId) => `copy:${userId}:${subject}`,
  screen,
})
const local = (key: string, screen: string): LocalKey => ({ area: 'local', key: () => key, screen })
const tab = (key: string, screen: string): LocalKey => ({ area: 'session', key: () => key, screen })
const ofMember = (name: string, screen: string): LocalKey => ({
  area: 'session',
  key: (userId) => `${name}:${userId}`,
  screen,
})
const text = (kept: LocalKey): LocalKey => ({ ...kept, isText: true })

/** All that the app keeps in the browser's storage, by the file that does; `[]`: its keys are those of others. */
export const LOCAL_KEYS: Record<string, LocalKey[]> = {
  'app/router.tsx': [text(tab('splash-shown', '/'))],
  'app/chunk-failure.ts': [text(tab('chunk-reload', '/'))],
  'features/home/trip/trip-room.tsx': [text(local('trip-card-height', '/'))],
  'features/way-back/way-back-card.tsx': [text(local('way-back-town', '/search-detail/572973'))],
  'features/safety/sharing/share-store.ts': [
    copy('location-share', '/safety-check/share'),
    draft('end-location-share', '/safety-check/share'),
  ],
  'features/safety/walk/walk-store.ts': [copy('walk', '/safety-check/walk'), copy('lodging', '/safety-check/walk')],
  'features/plans/form/plan-form-draft.ts': [ofMember('plan-draft', '/plan')],
  'features/community/form/use-post-form.ts': [draft('post', '/community/new-post')],
  'features/community/form/new-post-screen.tsx': [],
  'features/community/comments/member-comments.tsx': [
    { area: 'session', key: (userId) => `comment-outbox:${userId}:1`, screen: '/community/1' },
  ],
  'features/community/comments/comment-draft.ts': [
    { area: 'session', key: (userId) => `comment-draft:${userId}:1`, screen: '/community/1' },
  ],
  'features/admin/parts/editor-parts.tsx': [draft('staff-reply:1', '/admin/inquiries/1')],
  'features/places/detail/correction-draft.ts': [
    { area: 'session', key: (userId) => `correction-draft:${userId}:PLACE`, screen: '/search-detail/PLACE' },
  ],
  'features/places/search/recent-terms.ts': [local('recent-searches', '/search-box')],
  'features/rooms/form/create-room-screen.tsx': [ofMember('room-draft', '/create-room')],
  'features/reviews/form/review-draft.ts': [draft('review:PLACE', '/write-review?contentId=PLACE')],
  'features/reviews/form/use-review-form.ts': [],
  'features/reviews/form/write-review-screen.tsx': [],
  'features/reviews/form/move-to-first.ts': [],
  'features/account/sign-up/sign-up-store.ts': [tab('sign-up', '/signup')],
  'features/account/tab-storage.ts': [],
  'features/account/verification/verification-store.ts': [tab('email-verification', '/signup')],
  'features/account/profile/profile-store.ts': [tab('profile-storage', '/traveller-type')],
  'features/account/leaving/local-data.ts': [],
  'features/safety/checklist/safety-record.ts': [
    local('safety-check', '/safety-check'),
    local('safety-stats', '/safety-check/stats'),
  ],
  'features/chat/conversation-notices.tsx': [text(local('notice-folded:9', '/chat-room/9'))],
  'features/chat/message-input.tsx': [
    text({ area: 'session', key: (userId) => `chat-draft:${userId}:9`, screen: '/chat-room/9' }),
  ],
  'features/notifications/push/push-device.ts': [text(local('push-told', '/mypage/notifications'))],
  'features/safety/contacts/contacts-screen.tsx': [copy('trusted-contacts', '/safety-check/contacts')],
  'features/blocks/blocks.api.ts': [
    text({ area: 'local', key: (userId) => `blocks-none:${userId}`, screen: '/community/1' }),
  ],
  'features/safety/timer/use-timer.ts': [copy('check-in', '/safety-check/timer')],
  'features/safety/timer/running/own-helper.ts': [text(local('own-helper', '/safety-check/timer'))],
  'features/safety/abroad/whereabouts.ts': [text(local('reader-of-korea', '/alert/no-token'))],
  'features/safety/timer/alert/alert-screen.tsx': [tab('alert:no-token', '/alert/no-token')],
  'features/reports/report-form.tsx': [draft('report:targetUserId:2', '/report?targetUserId=2')],
  'features/inquiries/inquiry-values.ts': [draft('inquiry', '/inquiry')],
  'features/inquiries/inquiry-form.tsx': [],
  'features/inquiries/inquiry-screen.tsx': [],
  'server/keep-nothing.ts': [],
  'lib/server/session.ts': ['userId', 'accessToken', 'refreshToken'].map((key) => text(local(key, '/'))),
  'features/safety/near/near.api.ts': [local('help-around', '/help')],
  'lib/position/kept-fix.ts': [local('last-fix', '/safety-check/rescue')],
  'lib/text/i18n.ts': [text(local('locale', '/'))],
  'features/text-size/text-size-screen.tsx': [text(local('text-size', '/mypage/text-size'))],
  // It reads the login, and keeps nothing.
  'paint-first.ts': [],
  'text-size.ts': [],
  'lib/server/server-time.ts': [local('server-time-offset', '/')],
  'lib/device/drafts.ts': [],
  'lib/device/unsent-safety.ts': [],
  'lib/device/kept-copy.ts': [],
}

const SOURCES = join(import.meta.dirname, '../apps/web/src')
/** What a file imports that keeps something itself, or lets another one keep it. */
const KEEPS =
  /from '(?:#lib\/device|\.\.\/device|\.)\/(?:storage|drafts|kept-copy)\.ts'|tab-storage\.ts'|\b(?:local|session)Storage\./

/** The files of the app that keep something in the browser's storage. */
export const storingFiles = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|(?:^|\/)testing\/|^lib\/device\/storage\.ts$/.test(path))
    .filter((path) => KEEPS.test(readFileSync(join(SOURCES, path), 'utf8')))
