import { accountRoutes } from './account.ts'
import { adminRoutes } from './admin/routes.ts'
import { attendanceRoutes } from './attendance.ts'
import { authRoutes } from './auth.ts'
import { blocksRoutes } from './blocks.ts'
import { chatRoutes } from './chat.ts'
import { timerRoutes } from './safety/timer.ts'
import { dryDayRoutes } from './dry-day.ts'
import { communityRoutes } from './community.ts'
import { helpPointsRoutes } from './help-points.ts'
import { homeRoutes } from './home.ts'
import { imagesRoutes } from './images.ts'
import { inquiriesRoutes } from './inquiries.ts'
import { sharingRoutes } from './safety/sharing.ts'
import { meetingProofRoutes } from './meeting-proofs.ts'
import { meetingWordsRoutes } from './meeting-words.ts'
import { memberCardRoutes } from './member-card.ts'
import { noticesRoutes } from './notices.ts'
import { notificationsRoutes } from './notifications.ts'
import { operationRoutes } from './operation.ts'
import { placesRoutes } from './places.ts'
import { soloFactsRoutes } from './solo-facts.ts'
import { plansRoutes } from './plans.ts'
import { pushRoutes } from './push.ts'
import { reportsRoutes } from './reports.ts'
import { reviewsRoutes } from './reviews.ts'
import { roomRequestsRoutes } from './room-requests.ts'
import { roomsRoutes } from './rooms.ts'
import type { ApiOf } from './route-table.ts'
import { checklistRoutes } from './safety/checklist.ts'
import { spotCartRoutes } from './spot-cart.ts'
import { contactsRoutes } from './safety/contacts.ts'
import { contactPhonesRoutes } from './safety/contact-phones.ts'
import { contactBrowsersRoutes } from './safety/contact-browsers.ts'
import { tripRoutes } from './trip.ts'
import { transitRoutes } from './transit.ts'
import { usersRoutes } from './users.ts'
import { weatherRoutes } from './weather.ts'

/** Every route under /api; a test of the server holds it to exactly this list. */
export const apiRoutes = {
  ...authRoutes,
  ...accountRoutes,
  ...usersRoutes,
  ...placesRoutes,
  ...soloFactsRoutes,
  ...spotCartRoutes,
  ...helpPointsRoutes,
  ...transitRoutes,
  ...weatherRoutes,
  ...homeRoutes,
  ...tripRoutes,
  ...imagesRoutes,
  ...reviewsRoutes,
  ...communityRoutes,
  ...notificationsRoutes,
  ...reportsRoutes,
  ...inquiriesRoutes,
  ...noticesRoutes,
  ...roomsRoutes,
  ...roomRequestsRoutes,
  ...attendanceRoutes,
  ...meetingProofRoutes,
  ...meetingWordsRoutes,
  ...memberCardRoutes,
  ...chatRoutes,
  ...blocksRoutes,
  ...pushRoutes,
  ...plansRoutes,
  ...dryDayRoutes,
  ...contactsRoutes,
  ...contactPhonesRoutes,
  ...contactBrowsersRoutes,
  ...timerRoutes,
  ...sharingRoutes,
  ...checklistRoutes,
  ...operationRoutes,
  ...adminRoutes,
}
export type Api = ApiOf<typeof apiRoutes>
