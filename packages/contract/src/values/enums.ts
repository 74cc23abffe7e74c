export const GENDERS = ['MALE', 'FEMALE'] as const
export type Gender = (typeof GENDERS)[number]

export const CONSENT_TYPES = ['TERMS', 'PRIVACY', 'AGE14', 'LOCATION', 'MARKETING'] as const
export type ConsentType = (typeof CONSENT_TYPES)[number]
export const REQUIRED_CONSENTS = ['TERMS', 'PRIVACY', 'AGE14'] as const satisfies readonly ConsentType[]
/** Version of the texts a member agrees to; raised whenever one of them changes. */
export const CONSENT_VERSION = '2026-11-01'

export const EMAIL_CODE_PURPOSES = ['SIGNUP', 'PASSWORD'] as const
export type EmailCodePurpose = (typeof EMAIL_CODE_PURPOSES)[number]

export const DIFFICULTIES = ['EASY', 'NORMAL', 'HARD', 'NONE'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Content types of the Korea Tourism Organization's catalogue. */
export const CONTENT_TYPE_IDS = [12, 14, 15, 25, 28, 32, 38, 39] as const
export type ContentTypeId = (typeof CONTENT_TYPE_IDS)[number]

/** The four districts of before 2006, which travellers still think in: the two cities and the two counties around them. */
export const REGIONS = ['JEJU_SI', 'SEOGWIPO_SI', 'BUKJEJU_GUN', 'NAMJEJU_GUN'] as const
export type Region = (typeof REGIONS)[number]

export const PLACE_SORTS = ['RECOMMENDED', 'DISTANCE', 'REVIEWS', 'RATING'] as const
export type PlaceSort = (typeof PLACE_SORTS)[number]

export const SAVED_SORTS = ['SAVED', 'TITLE', 'DISTANCE'] as const
export type SavedSort = (typeof SAVED_SORTS)[number]

/** Korea Open Government License of a photo: TYPE1 wants its source named, TYPE3 also that nothing of it is changed. */
export const COPYRIGHT_TYPES = ['TYPE1', 'TYPE3'] as const
export type CopyrightType = (typeof COPYRIGHT_TYPES)[number]

/** What is wrong with a place's entry, as a member sees it. */
export const CORRECTION_KINDS = ['CLOSED', 'WRONG_INFO', 'OTHER'] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

export const INQUIRY_CATEGORIES = [
  'GENERAL',
  'TECHNICAL',
  'ACCOUNT',
  'PAYMENT',
  'REPORT',
  'SUGGESTION',
  'COMPLAINT',
  'OTHER',
] as const
export const INQUIRY_STATUSES = ['PENDING', 'IN_PROGRESS', 'REPLIED', 'CLOSED'] as const

export const POST_CATEGORIES = ['QUESTION', 'COMPANION_PROPOSAL', 'SOLO_TIP', 'SOLO_CHALLENGE'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

export const GENDER_RESTRICTIONS = ['MIXED', 'MALE', 'FEMALE'] as const
export type GenderRestriction = (typeof GENDER_RESTRICTIONS)[number]

/** RECRUITING 모집중, FULL 모집완료 (full, or closed by the host), ENDED 종료 (its time has passed). */
export const ROOM_STATUSES = ['RECRUITING', 'FULL', 'ENDED'] as const
export type RoomStatus = (typeof ROOM_STATUSES)[number]

/**
 * What stands in a conversation: what people say; who came and went; the rules for a good meeting, first of all; and what
 * the host did: closed the room, changed when or where, handed it over (`senderId` is the new host), pinned a notice.
 */
export const MESSAGE_TYPES = ['TALK', 'ENTER', 'EXIT', 'GUIDE', 'COMPLETED', 'CHANGED', 'NEW_HOST', 'NOTICE'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

export const REACTIONS = ['LIKE', 'HEART', 'LAUGH', 'WOW', 'SAD', 'THANKS'] as const
export type Reaction = (typeof REACTIONS)[number]

export const BANNER_SCENES = ['SAFETY', 'COMPANION', 'OREUM', 'MARKET'] as const
export type BannerScene = (typeof BANNER_SCENES)[number]

export const REVIEW_DIFFICULTIES = ['EASY', 'NORMAL', 'HARD'] as const
export type ReviewDifficulty = (typeof REVIEW_DIFFICULTIES)[number]

export const REVIEW_SORTS = ['LATEST', 'HELPFUL', 'RATING'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const RECEIPT_STATUSES = ['CHECKING', 'VERIFIED', 'REJECTED'] as const
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number]

/** Why a receipt was not accepted. UNREADABLE: another photo may do. */
export const RECEIPT_REASONS = ['UNREADABLE', 'OTHER_PLACE', 'OTHER_DATE', 'ALREADY_USED', 'UNAVAILABLE'] as const
export type ReceiptReason = (typeof RECEIPT_REASONS)[number]

export const NOTIFICATION_TYPES = [
  'COMMENT',
  'REPLY',
  'MENTION',
  'SCRAP',
  'ROOM_JOIN',
  'ROOM_LEAVE',
  'ROOM_COMPLETED',
  'ROOM_REMINDER',
  'CHAT',
  'REPORT_RESULT',
  'INQUIRY_REPLY',
  'CHECKIN',
  'SYSTEM',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What a tap on a notification opens. */
export const RESOURCE_TYPES = ['POST', 'ROOM', 'REPORT', 'INQUIRY', 'CHECKIN', 'NONE'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

export const REPORT_TARGETS = ['USER', 'POST', 'COMMENT', 'REVIEW', 'ROOM', 'MESSAGE'] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

export const REPORT_STATUSES = ['PENDING', 'REVIEWED', 'ACTION_TAKEN', 'REJECTED'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]
