export const GENDERS = ['MALE', 'FEMALE'] as const
export type Gender = (typeof GENDERS)[number]

export const CONSENT_TYPES = ['TERMS', 'PRIVACY', 'AGE14', 'LOCATION', 'MARKETING'] as const
export type ConsentType = (typeof CONSENT_TYPES)[number]
export const REQUIRED_CONSENTS = ['TERMS', 'PRIVACY', 'AGE14'] as const satisfies readonly ConsentType[]
/** Version of the texts a member agrees to; raised whenever one of them changes. */
export const CONSENT_VERSION = '2026-11-30'
/** The consents that one may do without, and change at any time. */
export const OPTIONAL_CONSENTS = ['LOCATION', 'MARKETING'] as const satisfies readonly ConsentType[]

/** ADMIN: staff, who see /admin. */
export const MEMBER_ROLES = ['MEMBER', 'ADMIN'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** The sanctions that staff put on a member who breaks the rules. */
export const SANCTION_KINDS = ['WARNING', 'SUSPENSION'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

export const WITHDRAWAL_REASONS = ['RARELY_USED', 'LACKS_INFO', 'REJOIN', 'INCONVENIENT', 'OTHER'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** CONFIRM: a member without a password confirms their identity. */
export const EMAIL_CODE_PURPOSES = ['SIGNUP', 'PASSWORD', 'CONFIRM'] as const
export type EmailCodePurpose = (typeof EMAIL_CODE_PURPOSES)[number]

export const DIFFICULTIES = ['EASY', 'NORMAL', 'HARD', 'NONE'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Content types of the Korea Tourism Organization's catalogue. */
export const CONTENT_TYPE_IDS = [12, 14, 15, 25, 28, 32, 38, 39] as const
export type ContentTypeId = (typeof CONTENT_TYPE_IDS)[number]

/** The four districts of before 2006, which travellers still think in: the two cities and the two counties around them. */
export const REGIONS = ['JEJU_SI', 'SEOGWIPO_SI', 'BUKJEJU_GUN', 'NAMJEJU_GUN'] as const
export type Region = (typeof REGIONS)[number]

export const PLACE_SORTS = ['RECOMMENDED', 'DISTANCE', 'REVIEWS', 'RATING', 'SOLO'] as const
export type PlaceSort = (typeof PLACE_SORTS)[number]

export const SAVED_SORTS = ['SAVED', 'TITLE', 'DISTANCE'] as const
export type SavedSort = (typeof SAVED_SORTS)[number]

/** Korea Open Government License of a photo: TYPE1 wants its source named, TYPE3 also that nothing of it is changed. */
export const COPYRIGHT_TYPES = ['TYPE1', 'TYPE3'] as const
export type CopyrightType = (typeof COPYRIGHT_TYPES)[number]

/** The reasons that shut a place for a whole day: its closing day, its season, a rule of the island. */
export const CLOSED_REASONS = ['CLOSED_DAY', 'OUT_OF_SEASON', 'CLOSURE'] as const

/** The kinds of what is wrong with a place's entry, as a member sees it. */
export const CORRECTION_KINDS = ['WRONG_HOURS', 'CLOSED', 'WRONG_INFO', 'OTHER'] as const
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
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number]
export const INQUIRY_STATUSES = ['PENDING', 'IN_PROGRESS', 'REPLIED', 'CLOSED'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]
export const INQUIRY_PRIORITIES = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const
export type InquiryPriority = (typeof INQUIRY_PRIORITIES)[number]

export const POST_CATEGORIES = ['QUESTION', 'COMPANION_PROPOSAL', 'SOLO_TIP', 'SOLO_CHALLENGE'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

export const GENDER_RESTRICTIONS = ['MIXED', 'MALE', 'FEMALE'] as const
export type GenderRestriction = (typeof GENDER_RESTRICTIONS)[number]

/** RECRUITING 모집중, FULL 모집완료 (full, or closed by the host), ENDED 종료 (its time has passed). */
/** The ways to come into a room: at once, or when its host has accepted a request. */
export const JOIN_POLICIES = ['INSTANT', 'APPROVAL'] as const
export type JoinPolicy = (typeof JOIN_POLICIES)[number]

/** REQUESTED: the host decides. WAITING: the room is full; a freed seat leads further. DECLINED: the host has declined. */
export const ROOM_REQUEST_STATES = ['REQUESTED', 'WAITING', 'DECLINED'] as const
export type RoomRequestState = (typeof ROOM_REQUEST_STATES)[number]

/** The proofs of a member: their mail address, two others who say that they met them, a Kakao account, who they are. */
export const MEMBER_PROOFS = ['MAIL', 'MEETING', 'KAKAO', 'IDENTITY'] as const
export type MemberProof = (typeof MEMBER_PROOFS)[number]

/**
 * The proofs that a host may ask of those who come into a room, each more than the one before; who has proven more comes in, too. Every account has
 * proven a mail address or has a Kakao account, so a room for all asks for no more.
 */
export const REQUIRED_PROOFS = ['NONE', 'MEETING', 'KAKAO', 'IDENTITY'] as const
export type RequiredProof = (typeof REQUIRED_PROOFS)[number]

/** The services that check the identity of members. */
export const IDENTITY_PROVIDERS = ['NICE'] as const
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number]

/** What a member says after a meeting of another who was in the room. */
/** NOT_MET: they did not meet, which counts neither for nor against the other. */
export const ATTENDANCE_CLAIMS = ['MET', 'NOT_MET', 'NO_SHOW'] as const
export type AttendanceClaim = (typeof ATTENDANCE_CLAIMS)[number]

/** The ways in which a meeting ended for one of its members. OPEN: no other member has answered, or a single one has reported a no-show. */
export const ATTENDANCE_OUTCOMES = ['OPEN', 'KEPT', 'NO_SHOW', 'CANCELLED_LATE'] as const
export type AttendanceOutcome = (typeof ATTENDANCE_OUTCOMES)[number]

/** The words that members can say of another after a meeting. There is praise alone: what was not good goes to staff. */
export const MEETING_TAGS = [
  'PUNCTUAL',
  'KIND',
  'LISTENS',
  'RESPECTFUL',
  'COMFORTABLE',
  'CONSIDERATE',
  'INFORMED',
  'AGAIN',
] as const
export type MeetingTag = (typeof MEETING_TAGS)[number]

/**
 * The reasons why accounts are taken for a ring: they signed up together, or nearly all of many have met nearly all others, or hardly anyone else has
 * met them. FEW_VOICES: a few raised many whom no one else knows; staff see it, and nothing follows from it until they confirm it.
 */
export const RING_REASONS = ['SIGNED_UP_TOGETHER', 'ALL_WITH_ALL', 'CLOSED_GROUP', 'FEW_VOICES'] as const
export type RingReason = (typeof RING_REASONS)[number]
/** FOUND by the server, then staff agree (CONFIRMED) or not (DISMISSED). */
export const RING_STATES = ['FOUND', 'CONFIRMED', 'DISMISSED'] as const
export type RingState = (typeof RING_STATES)[number]

export const ROOM_STATUSES = ['RECRUITING', 'FULL', 'ENDED'] as const
export type RoomStatus = (typeof ROOM_STATUSES)[number]

/**
 * The kinds of lines in a conversation: what people say; who came and went; the rules for a good meeting, first of all;
 * and what the host did: closed the room, changed when or where, handed it over (`senderId` is the new host), pinned a
 * notice.
 */
export const MESSAGE_TYPES = ['TALK', 'ENTER', 'EXIT', 'GUIDE', 'COMPLETED', 'CHANGED', 'NEW_HOST', 'NOTICE'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

export const REACTIONS = ['LIKE', 'HEART', 'LAUGH', 'WOW', 'SAD', 'THANKS'] as const
export type Reaction = (typeof REACTIONS)[number]

export const BANNER_SCENES = ['SAFETY', 'COMPANION', 'OREUM', 'MARKET'] as const
export type BannerScene = (typeof BANNER_SCENES)[number]

/** The app's languages beside Korean, in which its texts are written. */
export const TRANSLATED_LOCALES = ['en', 'ja', 'zh'] as const
export type TranslatedLocale = (typeof TRANSLATED_LOCALES)[number]

export const REVIEW_DIFFICULTIES = ['EASY', 'NORMAL', 'HARD'] as const
export type ReviewDifficulty = (typeof REVIEW_DIFFICULTIES)[number]
/** An input may call NORMAL by its other name. */
export const toReviewDifficulty = (named: ReviewDifficulty | 'MEDIUM') => (named === 'MEDIUM' ? 'NORMAL' : named)

export const REVIEW_SORTS = ['LATEST', 'HELPFUL', 'RATING'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const RECEIPT_STATUSES = ['CHECKING', 'VERIFIED', 'REJECTED'] as const
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number]

/** The reasons why a receipt was not accepted. UNREADABLE and INCOMPLETE: another photo may do. */
export const RECEIPT_REASONS = [
  'UNREADABLE',
  'INCOMPLETE',
  'NOT_A_PHOTO',
  'OTHER_PLACE',
  'OTHER_DATE',
  'ALREADY_USED',
  'UNAVAILABLE',
] as const
export type ReceiptReason = (typeof RECEIPT_REASONS)[number]

/** The kinds of mails that an address can refuse by a link. */
export const MAIL_KINDS = ['REQUEST', 'NOTICE'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** The languages in which mails to members are written. */
export const LANGUAGES = ['ko', 'en', 'ja', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the app, as the web's catalogues write them. */
export const APP_NAMES: Readonly<Record<Language, string>> = { ko: '혼저', en: 'Honjeo', ja: 'ホンジョ', zh: 'Honjeo' }

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

/**
 * The kinds of what a tap on a notification opens; CHECKIN is the member's own timer, ALERT that of another member, CONTACT an invitation as trusted
 * contact, STAY a room the member has left, WORDS what those one has met wrote, PLAN one of the member's own.
 */
export const RESOURCE_TYPES = [
  'POST',
  'ROOM',
  'REPORT',
  'INQUIRY',
  'CHECKIN',
  'ALERT',
  'CONTACT',
  'NOTICE',
  'REVIEW',
  'STAY',
  'WORDS',
  'PLAN',
  'NONE',
] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

export const REPORT_TARGETS = ['USER', 'POST', 'COMMENT', 'REVIEW', 'ROOM', 'MESSAGE'] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

export const REPORT_STATUSES = ['PENDING', 'REVIEWED', 'ACTION_TAKEN', 'REJECTED'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]
/** The decisions of staff on a report that is PENDING. */
export const REPORT_DECISIONS = ['REVIEWED', 'ACTION_TAKEN', 'REJECTED'] as const satisfies readonly ReportStatus[]

/** The kinds of what staff can take out of sight and bring back; a message is taken back for good, of a member picture and bio. */
export const MODERATED_TYPES = ['POST', 'COMMENT', 'REVIEW', 'ROOM'] as const satisfies readonly ReportTarget[]
export type ModeratedType = (typeof MODERATED_TYPES)[number]

export const TEMPLATE_KINDS = ['REPORT', 'INQUIRY'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** Every deed of staff, as the audit log names it. */
export const AUDIT_ACTIONS = [
  'STAFF_GRANT',
  'STAFF_REVOKE',
  'STAFF_PROOF',
  'AUTHENTICATOR_ENROL',
  'AUTHENTICATOR_CODES',
  'AUTHENTICATOR_RECOVER',
  'AUTHENTICATOR_RESET',
  'REPORT_DECIDE',
  'INQUIRY_UPDATE',
  'INQUIRY_REPLY',
  'CONTENT_HIDE',
  'CONTENT_RESTORE',
  'MEMBER_VIEW',
  'MEMBER_UPDATE',
  'MEMBER_WARN',
  'MEMBER_SUSPEND',
  'MEMBER_LIFT',
  'MEMBER_CLOSE',
  'PLACE_CREATE',
  'PLACE_UPDATE',
  'NOTICE_CREATE',
  'NOTICE_UPDATE',
  'NOTICE_DELETE',
  'BANNER_CREATE',
  'BANNER_UPDATE',
  'BANNER_DELETE',
  'WORD_SAVE',
  'WORD_DELETE',
  'WARNING_GIVE',
  'WARNING_LIFT',
  'TEMPLATE_CREATE',
  'TEMPLATE_UPDATE',
  'TEMPLATE_DELETE',
  'EXPORT',
  'RULE_PROPOSE',
  'RULE_CONFIRM',
  'RULE_REJECT',
  'RING_CONFIRM',
  'RING_DISMISS',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_TARGETS = [
  'MEMBER',
  'REPORT',
  'INQUIRY',
  'POST',
  'COMMENT',
  'REVIEW',
  'ROOM',
  'MESSAGE',
  'PLACE',
  'NOTICE',
  'BANNER',
  'WORD',
  'WEATHER_WARNING',
  'TEMPLATE',
  'EXPORT',
  'RULE',
  'RING',
] as const
export type AuditTarget = (typeof AUDIT_TARGETS)[number]

/** Tables that staff may take along as CSV. */
export const STAFF_EXPORTS = ['reports', 'inquiries', 'members', 'audit-log'] as const
export type StaffExport = (typeof STAFF_EXPORTS)[number]

export const TRANSPORT_TYPES = ['WALK', 'CAR', 'BUS', 'TAXI', 'TRAIN', 'BICYCLE'] as const
export type TransportType = (typeof TRANSPORT_TYPES)[number]

export const PLAN_METHODS = ['AI', 'MANUAL'] as const
export type PlanMethod = (typeof PLAN_METHODS)[number]

export const PACES = ['RELAXED', 'NORMAL', 'PACKED'] as const
export type Pace = (typeof PACES)[number]

/** The things that one likes to see; each is a set of places, see the planner's interests. */
export const INTERESTS = ['SEA', 'OREUM', 'FOREST', 'CULTURE', 'CAFE', 'MARKET', 'ACTIVITY', 'VIEW'] as const
export type Interest = (typeof INTERESTS)[number]

/** The places where one arrives on the island and leaves it. */
export const PLAN_HUBS = ['AIRPORT', 'JEJU_PORT'] as const
export type PlanHub = (typeof PLAN_HUBS)[number]

/** The ways to get from one place to the next; a journey by bus may walk a short way, and go over by ferry. */
export const LEG_MODES = ['WALK', 'CAR', 'BUS', 'TAXI', 'BICYCLE', 'FERRY'] as const
export type LegMode = (typeof LEG_MODES)[number]

/** UPCOMING, ONGOING and FINISHED by the day in Korea. */
export const PLAN_STATUSES = ['UPCOMING', 'ONGOING', 'FINISHED'] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

export const MEALS = ['LUNCH', 'DINNER'] as const
export type Meal = (typeof MEALS)[number]

/**
 * The reasons why a place is in a plan (MUST it was asked for, INTEREST, SOLO easy alone, RATING, SEASON at its best, MEAL, INDOOR, LANDMARK most
 * hope to see it, FITS the day's way and hours, where nothing else speaks for it) and why then (NEXT minutes to the next one, SUNSET minutes before
 * it).
 */
export const REASON_CODES = [
  'MUST',
  'INTEREST',
  'SOLO',
  'RATING',
  'SEASON',
  'MEAL',
  'INDOOR',
  'LANDMARK',
  'FITS',
  'NEXT',
  'SUNSET',
  'LIT',
  'STAFFED',
  'NEAR_STAY',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/**
 * What is wrong with a stop. Red: CLOSED_DAY, CLOSED_THEN, LAST_ENTRY, AFTER_SUNSET, TOO_SOON (the way there takes longer),
 * TOO_LATE (what comes at the day's end is missed), OUT_OF_SEASON (a festival on other days), GONE (no longer in the catalogue), TOO_FAR (on foot or by bicycle),
 * and by the rules of the island: CLOSURE, TRAIL_GATE (a gate on the way up is shut by then), TRAIL_DESCENT (one on the way
 * down), FIRST_BOAT, LAST_BOAT (the last one back is missed), LAST_BOAT_OUT (the last one there). HOURS_UNKNOWN and BOOKING are hints.
 */
export const WARNING_CODES = [
  'CLOSURE',
  'TRAIL_GATE',
  'TRAIL_DESCENT',
  'FIRST_BOAT',
  'LAST_BOAT',
  'LAST_BOAT_OUT',
  'CLOSED_DAY',
  'CLOSED_THEN',
  'LAST_ENTRY',
  'AFTER_SUNSET',
  'TOO_SOON',
  'TOO_LATE',
  'OUT_OF_SEASON',
  'GONE',
  'TOO_FAR',
  'HOURS_UNKNOWN',
  'BOOKING',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** The notes on a whole plan. ASSUMED_STAY_…: nights are reckoned in that town, for none was chosen. */
export const PLAN_NOTES = ['TRAIN_IS_BUS', 'ASSUMED_STAY_JEJU_SI', 'ASSUMED_STAY_SEOGWIPO_SI'] as const
export type PlanNote = (typeof PLAN_NOTES)[number]

/**
 * The ways in which a trusted contact is alerted: by mail, as a member (in the app, by push and by mail), or in the browser that answered a link
 * which the member passed on (by push where it allows that, and on its page).
 */
export const CONTACT_CHANNELS = ['EMAIL', 'MEMBER', 'LINK'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

/**
 * The ways by which messages to contacts go: a mail, a member's app, the browser of a contact without an account, and where the operator has
 * connected a gateway, a text to the phone of a contact who agreed to that.
 */
export const MESSAGE_CHANNELS = ['EMAIL', 'APP', 'PUSH', 'TEXT'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/**
 * Whether push reaches the browser of a LINK contact. NONE: it has not allowed any, so an alert is seen on the open
 * page alone. UNPROVEN: it has, and no test alarm was heard. PROVEN: the contact has heard one.
 */
export const CONTACT_PUSHES = ['NONE', 'UNPROVEN', 'PROVEN'] as const
export type ContactPush = (typeof CONTACT_PUSHES)[number]

/**
 * The states of a contact's link for the browser that opens it. OPEN: no one has answered. MINE: this browser did. TAKEN: another did. ASKING: this
 * one has asked the member to take the other's place. CLOSED: the member has refused that.
 */
export const CONTACT_LINK_STATES = ['OPEN', 'MINE', 'TAKEN', 'ASKING', 'CLOSED'] as const
export type ContactLinkState = (typeof CONTACT_LINK_STATES)[number]

/** DECLINED: said no, or took back the yes. */
export const CONTACT_STATUSES = ['PENDING', 'CONFIRMED', 'DECLINED'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/**
 * The states of a message, as far as they are proven: QUEUED it waits or is tried again, SENT the mail server, push service or gateway has taken it,
 * DELIVERED the gateway has the phone's receipt (of texts alone), OPENED its link was opened, FAILED it was refused or given up, NO_DEVICE there is
 * nothing to push to.
 */
export const DELIVERY_STATES = ['QUEUED', 'SENT', 'DELIVERED', 'OPENED', 'FAILED', 'NO_DEVICE'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/**
 * The reasons why a text FAILED. CAP: the texts of the member's day are used up. NUMBER_CAP: this number had enough in a day. REFUSED: its owner
 * wants no texts. NOT_TAKEN: the gateway refused it. NOT_DELIVERED: the phone did not get it.
 */
export const TEXT_FAILURES = ['CAP', 'NUMBER_CAP', 'REFUSED', 'NOT_TAKEN', 'NOT_DELIVERED'] as const
export type TextFailureReason = (typeof TEXT_FAILURES)[number]

/** The phone of a contact. ASKED: its owner has yet to agree by the link in a text. PROVEN: they did. REFUSED: they want no texts. */
export const CONTACT_PHONE_STATES = ['ASKED', 'PROVEN', 'REFUSED'] as const
export type ContactPhoneState = (typeof CONTACT_PHONE_STATES)[number]

/** The answers that the owner of a number gives by the link in a text. NO: not for this member. NEVER: for none. YES takes a NEVER back. */
export const PHONE_ANSWERS = ['YES', 'NO', 'NEVER'] as const
export type PhoneAnswer = (typeof PHONE_ANSWERS)[number]

/** PHONE: by text alone, whether the owner of a number agrees to texts. */
export const SAFETY_MESSAGE_KINDS = ['INVITATION', 'DRILL', 'ALERT', 'ACKNOWLEDGED', 'ENDED', 'SHARE', 'PHONE'] as const
export type SafetyMessageKind = (typeof SAFETY_MESSAGE_KINDS)[number]

/**
 * ACTIVE; DUE_SOON shortly before the time; GRACE it has passed and only the traveller is asked; OVERDUE_1 the first
 * contact is alerted; OVERDUE_2 the others; EXHAUSTED all again, and none has answered; ENDED.
 */
export const TIMER_STAGES = ['ACTIVE', 'DUE_SOON', 'GRACE', 'OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED', 'ENDED'] as const
export type TimerStage = (typeof TIMER_STAGES)[number]

/** SAFE and CANCELLED by the traveller, CONTACT_OK by a contact who reached them, CLOSED with the account or after days without an answer. */
export const TIMER_ENDINGS = ['SAFE', 'CANCELLED', 'CONTACT_OK', 'CLOSED'] as const
export type TimerEnding = (typeof TIMER_ENDINGS)[number]
