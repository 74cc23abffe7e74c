/**
 * Every number of the product that more than one place must agree on. Lengths are in characters (code
 * points, as the schema and the database count; a browser's field counts UTF-16 units and is never more lenient), times in
 * the unit of the name. */

// Accounts
export const EMAIL_MAX = 254
export const EMAIL_CODE_LENGTH = 6
/** The length of codes after very many requests in a day, which cannot be guessed. */
export const EMAIL_CODE_LONG_LENGTH = 10
/** A mail server with greylisting accepts a mail after some five minutes. */
export const EMAIL_CODE_TTL_SECONDS = 600
export const EMAIL_CODE_RESEND_SECONDS = 30
export const EMAIL_CODE_TRIES = 5
/** Limits for one mail address and purpose, requested from one source. */
export const EMAIL_CODES_PER_HOUR = 5
export const EMAIL_CODES_PER_DAY = 10
/** Limits for one mail address and purpose from all sources; beyond them each source gets one a day. */
export const EMAIL_CODES_OF_ALL_PER_HOUR = 200
export const EMAIL_CODES_OF_ALL_PER_DAY = 1000
/**
 * The number of short codes a day for one address and purpose: with five tries each they are guessed once in 20,000
 * days.
 */
export const EMAIL_CODES_SHORT_PER_DAY = 10
export const VERIFICATION_TICKET_TTL_SECONDS = 600
/** The wizard may take a while after the code; the sign-up ticket lives long enough to finish it. */
export const SIGNUP_TICKET_TTL_SECONDS = 3600
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64
export const ACCESS_TOKEN_TTL_SECONDS = 900
export const REFRESH_TOKEN_TTL_DAYS = 30
/** For so long a login proves who it is, where an act that binds the account would ask once more. */
export const FRESH_LOGIN_MINUTES = 10
/** However often it is renewed, a login lasts no longer. */
export const SESSION_MAX_DAYS = 90
export const REISSUE_GRACE_SECONDS = 10
/** Renewals of one login, a minute over any length of time and at once; beyond them its tokens stay as they are. */
export const REISSUES_PER_MINUTE = 2
export const REISSUES_BURST = 10
/** The number of refresh tokens that are stored of one login: the valid one and those before it. */
export const REFRESH_TOKENS_KEPT = 5
/** How long a login stays stored after its end; it is not listed any more. */
export const SESSION_KEEP_DAYS = 30
/** The number of ended logins of a member that stay stored, the last ones, however many there were in those days. */
export const ENDED_SESSIONS_KEPT = 20
export const LOGIN_FREE_FAILURES = 5
export const LOGIN_FAILURE_WINDOW_SECONDS = 900
export const LOGIN_MAX_DELAY_SECONDS = 60
/** The limit of all addresses together; one alone gets no further than 480 of its first tries into a day. */
export const LOGIN_ACCOUNT_FREE_FAILURES = 500
export const LOGIN_ACCOUNT_WINDOW_SECONDS = 86_400
export const SESSIONS_MAX = 10
export const MINIMUM_AGE_YEARS = 14
/** The age from which members may meet others: companion rooms and their conversations are for adults. */
export const ADULT_AGE_YEARS = 19
/** How long blocks, bans, reports and sanctions are kept after a withdrawal; a suspension is kept until it ends. */
export const FORMER_MEMBER_DAYS = 90

/** From Kakao’s answer to its use; once it leads to a sign-up it lives for `SIGNUP_TICKET_TTL_SECONDS`. */
export const KAKAO_TICKET_TTL_SECONDS = 300
/** From the start of an identity check to its result. */
export const IDENTITY_CHECK_TTL_SECONDS = 900

// Profile
export const NICKNAME_MIN = 2
export const NICKNAME_MAX = 12
/** Each change keeps the old nickname for the time of docs/retention.md, so that mentions are erased with it. */
export const NICKNAMES_PER_DAY = 5
export const NAME_MAX = 20
export const BIO_MAX = 25

// Lists
export const PAGE_SIZE_MAX = 50
export const PAGE_SIZE_DEFAULT = 20
export const MY_ROOMS_PAGE_SIZE = 10
export const SEARCH_QUERY_MAX = 100
export const RECENT_SEARCHES_MAX = 10
export const HOME_SPOTS = 3
export const HOME_REVIEWS = 6
export const HOME_ROOMS = 10
export const PLACE_PHOTOS_PAGE_SIZE = 12
export const SUGGESTIONS = 8
export const SUGGEST_DEBOUNCE_MS = 150
/** Most points one answer of the map holds. */
export const MAP_PLACES_MAX = 2000
export const MAP_ZOOM_MIN = 7
export const MAP_ZOOM_MAX = 19
export const NEARBY_PAGE_SIZE = 6
export const SAVED_PLACES_MAX = 300
export const CORRECTION_MAX = 1000
export const CORRECTIONS_PER_DAY = 10
/** So many members who say that the hours of a place differ put them in doubt for everybody, until staff decide. */
export const HOURS_DOUBTERS = 2
/** The days within which they say so. */
export const HOURS_DOUBT_DAYS = 30
/** For so long after staff have confirmed the hours, members put them in doubt no more; their notes still reach staff. */
export const HOURS_CONFIRMED_DAYS = 30
/** How long it is kept who doubted hours, so that the same members do not do so again and again. */
export const HOURS_DOUBT_KEEP_DAYS = 365
/** From so many answers on a solo fact is shown. The weights of the answers are in `count_solo_facts` of the database. */
export const SOLO_FACT_ANSWERS_MIN = 3
/** What Wilson's lower bound of the share of an answer has to exceed for a place to be said to be so. */
export const SOLO_FACT_SAID_ABOVE = 0.5

// Inquiries
export const INQUIRY_TITLE_MAX = 200
export const INQUIRY_CONTENT_MAX = 5000
export const INQUIRY_IMAGES_MAX = 5
export const INQUIRY_ATTACHMENTS_MAX = 5
export const INQUIRY_REPLY_MAX = 5000
export const INQUIRIES_PER_DAY = 20
/** The length of an address that members name: evidence of a report, attachments of an inquiry. */
export const LINK_MAX = 500
/** Who says what a rule of the island says. */
export const RULE_SOURCE_NAME_MAX = 100
export const RULE_PHONE_MAX = 20
/** Rules of the island in force at once. */
export const RULES_MAX = 1000
/** Times of the day that a booking is made for. */
export const RULE_BANDS_MAX = 6
/** The name of the bus stop that a stay is walked to from, and the minutes of that walk. */
export const LAST_STOP_MAX = 60
export const LAST_STOP_WALK_MAX = 180
/** A rule, or a fact of a stay, that was compared with its source so long ago says so on the page of a place. */
export const RULE_STALE_DAYS = 180
/** What is said of a thing near by: its name, its address, and where in its building it is. */
export const HELP_NAME_MAX = 100
export const HELP_ADDRESS_MAX = 200
export const HELP_SPOT_MAX = 200
/** Things of each kind around a position that a device gets: enough to have the nearest among them from any corner of the cell. */
export const HELP_AROUND = 24
/** How many of each kind a screen shows first. */
export const HELP_NEAREST = 3
/** A device says where it is to so many degrees, some 500 m, and finds out itself what is nearest. */
export const HELP_CELL_DEGREES = 0.005
/** So many days ahead a device knows which are public holidays. */
export const HELP_HOLIDAY_DAYS = 30
/** The page of the numbered lists of one's own reports and inquiries. */
export const NUMBERED_PAGE_SIZE = 10
export const NUMBERED_PAGES_SHOWN = 5

// Rooms
export const ROOM_TITLE_MAX = 50
export const ROOM_MEETING_POINT_MAX = 100
export const ROOM_DESCRIPTION_MAX = 1000
export const ROOM_MEMBERS_MIN = 2
export const ROOM_MEMBERS_MAX = 500
export const ROOM_DAYS_AHEAD_MAX = 365
/** So long after their sign-up members are new, and wait for the host's answer where a room asks that of newcomers. */
export const NEWCOMER_HOURS = 72
export const ROOM_REQUEST_HOURS = 24
export const ROOM_REQUEST_TEXT_MAX = 100
/** How long before the meeting a room's members are asked whether they come. */
export const ATTENDANCE_ASK_HOURS = 24
/** Leaving later than this before the meeting is a late cancellation. */
export const CANCEL_LATE_HOURS = 2
/** For so long after coming in one may leave again without it being a late cancellation. */
export const CANCEL_GRACE_MINUTES = 15
/** For how long after a meeting one may say who was there. */
export const ATTENDANCE_CLAIM_DAYS = 7
/** Letters of a code by which two prove that they met. */
export const MEETING_CODE_LENGTH = 6
/** A device shows each code for so long; the one before and the one after it are good, too. */
export const MEETING_CODE_SLOT_SECONDS = 60
/** Codes are good from so long before the meeting … */
export const MEETING_CODE_OPENS_MINUTES = 60
/** … until so long after it, which is also when those who met part. */
export const MEETING_CODE_CLOSES_HOURS = 12
/** A code that was typed without a network is taken for so long. */
export const MEETING_ENTRY_HOURS = 72
/** How far the clock of a device may be ahead of the server's. */
export const MEETING_CLOCK_SECONDS = 120
/** Squares of a kilometre, 12 by 12, of one of which a code holds the number. They repeat, so none says where on the island it is. */
export const MEETING_SQUARES = 144
/** Quarters of them, of one of which the phone that takes a code sends the number. */
export const MEETING_SPOTS = 576
/** A position that is less sure than this is none: two that are as unsure as that are still near when their phones touch. */
export const MEETING_ACCURACY_MAX_M = 240
/** So many devices of a member show codes: those that were registered last. */
export const MEETING_DEVICES_MAX = 5
/** So many must say that a member did not come before it counts. */
export const NO_SHOW_CLAIMS_MIN = 2
/** A card counts meetings from so many on; below, one bad day would be all that it says. */
export const CARD_MEETINGS_MIN = 3
/** So many must have said that they met a member before it counts as proven. */
export const VOUCHED_BY_MIN = 2
/** Two who have met write to each other for so long after the meeting; then what one of them wrote opens as well. */
export const MEETING_WORDS_DAYS = 14
export const MEETING_SENTENCE_MAX = 80
export const MEETING_TAGS_MAX = 8
/** A word of praise is shown with its count from so many writers on, so that none of them is known by it. */
export const MANNER_WRITERS_MIN = 3
/** After so many hours a meeting is over for most, and its members are asked for a word. */
export const MEETING_WORDS_ASK_HOURS = 3
/** Accounts of a ring are younger than this, and so are all that are looked at. */
export const RING_YOUNG_DAYS = 90
/** A ring has so many members at least, each of whom has met so many others of it. */
export const RING_MEMBERS_MIN = 4
export const RING_TIES_MIN = 3
/** Accounts have signed up together that did so within so many hours of each other. */
export const RING_SIGN_UP_HOURS = 6
/** So many accounts at least are a ring where nearly all have met each other. */
export const RING_CROWD_MIN = 8
/** For how long what came of meetings is kept and counted. */
export const ATTENDANCE_KEEP_DAYS = 365
/** Requests of one member that wait for an answer or a seat, in all rooms together. */
export const ROOM_REQUESTS_OPEN_MAX = 10
/** Requests that wait in one room; to others it is full. */
export const ROOM_REQUESTS_MAX = 200

// Chat
export const CHAT_CONTENT_MAX = 2000
export const CHAT_PAGE_SIZE = 20
export const CHAT_CATCH_UP_SIZE = 50
export const CLIENT_ID_MAX = 64
export const STOMP_HEART_BEAT_MS = 4000
export const STOMP_CONNECT_MS = 5000
/** Largest frame body a client may send: content of the longest message in UTF-8 plus its JSON, with room to spare. */
export const STOMP_BODY_MAX_BYTES = 16_384
export const STOMP_SUBSCRIPTIONS_MAX = 20
/** The limits of one socket: transactions that have begun, and what waits in all of them for its COMMIT. */
export const STOMP_TRANSACTIONS_MAX = 4
export const STOMP_TRANSACTION_FRAMES_MAX = 60
export const STOMP_TRANSACTION_BYTES_MAX = 131_072
export const CHAT_SENDS_PER_SECOND = 10
export const CHAT_SENDS_BURST = 60

/** How long after sending one may take a message back for everyone. */
export const CHAT_DELETE_SECONDS = 300
export const PIN_LABEL_MAX = 50
export const NOTICE_MAX = 300
/** A reply quotes so much of what it answers. */
export const QUOTE_MAX = 100
/** Most changed messages one answer holds. */
export const CHAT_CHANGES_SIZE = 200
/**
 * A member is shown as typing so long after the last sign of it; a client sends one no more often than half of that.
 */
export const TYPING_SECONDS = 4
/** Read marks, and comings and goings, of a room are sent at most so often. */
export const ROOM_STATE_INTERVAL_MS = 250
export const ROOMS_PER_DAY = 20
/** The counting of unread messages of a room stops there. */
export const UNREAD_COUNT_MAX = 300
export const BLOCKS_MAX = 500

// Push
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_ENDPOINT_MAX = 1000
/** A browser is tried no more often. */
export const PUSH_TRIAL_SECONDS = 10

// HTTP
export const BODY_MAX_BYTES = 65_536
/**
 * The most values in one body. The longest bodies, a plan with all stops and the rates of all stored days, hold less
 * than 2,000.
 */
export const BODY_VALUES_MAX = 5000
export const REQUEST_TIMEOUT_MS = 10_000
export const IDEMPOTENCY_KEY_MAX = 128
export const IDEMPOTENCY_KEEP_HOURS = 72
export const DATE_LENGTH = 10
/** The length of ISO 8601 with a fraction and an offset. */
export const DATE_TIME_MAX = 40
/** The largest whole number that JSON carries to any client as it is; the database has `bigint`. An id above it cannot exist. */
export const ID_MAX = Number.MAX_SAFE_INTEGER
/** PostgreSQL `integer`: what counts within one thing, such as the messages of a room. */
export const INTEGER_MAX = 2_147_483_647

// Images
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 40_000_000
export const IMAGE_MAX_SIDE = 12_000
export const IMAGE_WIDTHS = [320, 640, 1280] as const
/** px, square */
export const IMAGE_THUMB_SIZE = 160
export const IMAGES_PER_DAY = 50
export const IMAGE_UNATTACHED_HOURS = 24

// Reviews
export const REVIEW_TEXT_MAX = 2000
export const REVIEW_TAGS_MAX = 3
export const REVIEW_IMAGES_MAX = 10
/** How long ago a visit may have been whose review is written now. */
export const REVIEW_VISIT_YEARS_MAX = 3
export const REVIEWS_PER_DAY = 20
export const REVIEW_POINTS = 100
/** The dialog of the specification waits at least so long. */
export const RECEIPT_MIN_WAIT_MS = 1500
/** Limits for reading a receipt, which takes 2 s on an idle machine, and for waiting until a reader is free. */
export const RECEIPT_TIME_LIMIT_MS = 40_000
export const RECEIPT_WAIT_LIMIT_MS = 60_000
export const RECEIPTS_PER_DAY = 10
/** A receipt may be older than the visit by so many days at most. */
export const RECEIPT_DAYS_MAX = 60

// Community
export const POST_TITLE_MAX = 100
export const POST_CONTENT_MAX = 5000
export const POST_IMAGES_MAX = 10
export const POSTS_PER_DAY = 20
export const COMMENT_MAX = 1000
export const COMMENTS_PER_DAY = 200
export const COMMENTS_PAGE_SIZE = 20
export const MENTIONS_MAX = 10
/** A member of less than a day may post so few links. */
export const LINKS_FIRST_DAY = 2
export const DUPLICATE_SECONDS = 60
export const NOTIFICATIONS_PAGE_SIZE = 10
/** Further down lists are read by the cursor, which skips nothing by counting. */
export const NOTIFICATIONS_PAGE_MAX = 1000

// Reports
export const REPORT_DETAIL_MAX = 500
export const REPORTS_PER_DAY = 20
/** So many members who report the same keep it from everybody until staff decide. */
export const REPORTS_TO_HIDE = 5
/** Staff read the reports of younger accounts too, but they do not count for hiding. */
export const REPORTER_AGE_HOURS = 24
/** How long a member who has left a room can read, to report it, what was written during their stay. */
export const ROOM_STAY_DAYS = 30
export const WITHDRAWAL_DETAIL_MAX = 500

// Erasure
/** How long deleted content is kept, so that it can still be reported. */
export const DELETED_KEEP_DAYS = 30
/** How long a room with its conversation is kept after the meeting. */
export const ROOM_KEEP_DAYS = 180
/** Notifications quote titles of posts and rooms, so they are kept no longer than those. */
export const NOTIFICATION_KEEP_DAYS = 30
/** A notification that is read by then is not mailed. */
export const NOTICE_MAIL_DELAY_MINUTES = 5
/** A member gets no more than one mail of notifications in this time. */
export const NOTICE_MAIL_PAUSE_MINUTES = 60
/** What is older is not mailed any more. */
export const NOTICE_MAIL_LATEST_HOURS = 24
/** How long reports, inquiries and sanctions are kept. */
export const CASE_KEEP_DAYS = 3 * 365
/** How long inquiries and reports of and about former members are kept where staff never answered them. */
export const FORMER_CASE_KEEP_DAYS = 365
/** How long receipts that proved nothing are kept. */
export const RECEIPT_KEEP_DAYS = 30
/** How long receipts of former members are kept: after this time they could not prove a visit. */
export const FORMER_RECEIPT_KEEP_DAYS = 4 * 365
/** How long the log of invitations, drills and alerts is kept. */
export const SAFETY_MESSAGE_KEEP_DAYS = 90
/** How often a member and a number were texted. */
export const TEXT_COUNT_KEEP_DAYS = 30
/** How long the reasons of withdrawals are kept. */
export const WITHDRAWAL_KEEP_DAYS = 365
/** How long the audit log is kept; a trigger refuses earlier deletion. */
export const AUDIT_KEEP_YEARS = 3
/** The number of decisions that are kept about one optional consent. */
export const CONSENTS_KEPT = 20
/** As docs/backup.md sets it up: so long a member who has left may still be in a backup. */
export const BACKUP_KEEP_DAYS = 30
/** As docs/operations.md asks the operator: lines of the server and of the proxy before it. */
export const LOG_KEEP_DAYS = 90

// Staff
/** For so long after password and code were given staff may act. */
export const STAFF_PROOF_SECONDS = 1800
/** The life of a code of an authenticator, each 30 s; as RFC 6238 and every app have them. */
export const AUTHENTICATOR_CODE_LENGTH = 6
export const AUTHENTICATOR_STEP_SECONDS = 30
/** So long an enrolment that has begun may take. */
export const ENROLMENT_SECONDS = 600
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 12
/** A recovery code as it is typed, with what is between its characters. */
export const STAFF_CODE_MAX = 24
export const STAFF_NOTE_MAX = 1000
export const SANCTION_REASON_MAX = 500
export const SUSPENSION_DAYS_MAX = 365
export const NOTICE_TITLE_MAX = 100
export const NOTICE_CONTENT_MAX = 5000
export const BANNER_TITLE_MAX = 30
export const BANNER_SUBTITLE_MAX = 40
/** Latin letters are narrower, and the same takes more of them. */
export const BANNER_TRANSLATED_TITLE_MAX = 40
export const BANNER_TRANSLATED_SUBTITLE_MAX = 60
export const BANNERS_MAX = 20
export const TEMPLATES_MAX = 100
export const TEMPLATE_TITLE_MAX = 50
export const TEMPLATE_BODY_MAX = 1000
export const WORD_MAX = 30
export const STAFF_SEARCH_MAX = 100
export const DASHBOARD_DAYS = 30
export const EXPORT_ROWS_MAX = 50_000

// Own data
/** One's own data is packed no more often. */
export const EXPORT_PAUSE_SECONDS = 600

// Plans
export const PLAN_TITLE_MAX = 40
export const PLAN_DAYS_MAX = 14
/** A plan begins at most so many days from now, and so many days ago. */
export const PLAN_DAYS_AHEAD_MAX = 730
export const PLAN_DAYS_BACK_MAX = 365
export const PLAN_SPOTS_MAX = 100
export const PLAN_DAY_SPOTS_MAX = 30
export const PLAN_SPOT_TITLE_MAX = 100
export const PLAN_MEMO_MAX = 300
/** Places one may ask an automatic plan to hold. */
export const PLAN_PICKS_MAX = 30
export const PLANS_MAX = 200
export const AI_PLANS_PER_DAY = 50
export const PLAN_WISHES_MAX = 300
export const PLAN_ALTERNATIVES = 5
/** One hundred spots with the longest memos in UTF-8, and their JSON. */
export const PLAN_BODY_MAX_BYTES = 262_144
/** Measured by the wall clock, from the request to the stored plan. */
export const PLAN_TIME_LIMIT_MS = 8000
/** What the search for a good plan may take of one core. */
export const PLAN_BUDGET_MS = 1000
/** Plans that the device keeps for reading without a network. */
export const PLANS_OFFLINE_MAX = 10
/** The same of saved places, of my rooms, of the rooms whose conversation was opened, and of the last messages of each. */
export const SAVED_PLACES_OFFLINE_MAX = 100
export const MY_ROOMS_OFFLINE_MAX = 50
export const ROOMS_OFFLINE_MAX = 10
export const MESSAGES_OFFLINE_MAX = 100

// Trusted contacts
export const CONTACTS_MAX = 5
export const CONTACT_NAME_MAX = 20
/** Members for whom one is a contact. */
export const GUARDED_MAX = 50
/** Invitations, repeated ones and drills, of one member in a day; and mails of all members to one address. */
export const CONTACT_MESSAGES_PER_DAY = 20
export const CONTACT_MESSAGES_PER_ADDRESS = 5
/** Links to a contact's browser that a member makes in a day, and how long one can be answered. */
export const CONTACT_LINKS_PER_DAY = 10
export const CONTACT_LINK_HOURS = 72
/** Members whose contact one browser may be. */
export const CONTACTS_PER_BROWSER = 20

// Check-in timers
export const TIMER_TITLE_MAX = 60
export const TIMER_NOTE_MAX = 500
export const TIMER_MINUTES_MIN = 5
export const TIMER_MINUTES_MAX = 24 * 60
/** Minutes to answer before any contact is alerted (Apple Check In: 15). */
export const TIMER_GRACE = 15
export const TIMER_GRACE_MIN = 5
export const TIMER_GRACE_MAX = 60
/** Minutes before the planned time at which the traveller is reminded. */
export const TIMER_SOON = 10
/** Minutes until the next contacts are alerted when none answers. */
export const TIMER_LADDER = 10
/** Minutes that a contact who answered has for reaching the traveller before the ladder goes on. */
export const TIMER_ACKNOWLEDGED = 30
export const TIMER_EXTENSION = 30
/** A message that goes out so many minutes late says so. */
export const TIMER_LATE = 5
export const TIMERS_PER_DAY = 30
export const PIN_TRIES = 5
export const PIN_LOCK_MINUTES = 15
/** PINs that were taken away with the second one seem to be gone for so long, and then are. */
export const PINS_SEEM_GONE_HOURS = 24
/** Ended timers are kept so long. */
export const TIMER_KEEP_DAYS = 90
/** How long contacts see title and note of an alert after its end. */
export const ALERT_SHOWN_HOURS = 24
/** An alert that was not ended is closed after so many hours. */
export const TIMER_OPEN_HOURS = 72

// Location sharing
export const SHARE_MINUTES_MIN = 15
export const SHARE_MINUTES_MAX = 12 * 60
export const SHARES_PER_DAY = 30
export const SHARES_SHOWN = 10
/** However often a page asks, it counts as one look in so long. */
export const SHARE_VIEW_SECONDS = 60
/** Who has looked at an ended share is kept so long; the position goes with the end. */
export const SHARE_KEEP_DAYS = 30
/** How long the records of who received positions are kept: six months. */
export const PROVISION_KEEP_DAYS = 184

// Safety check
export const SAFETY_ITEMS_PER_CATEGORY = 5
/** In percent: from there on a day counts for the streak, and is celebrated. */
export const SAFETY_STREAK_RATE = 70
/** In percent, where a day of the calendar gets another colour. */
export const SAFETY_LEVELS = { high: 80, good: 60, fair: 40 } as const
export const SAFETY_CELEBRATION_MS = 2000
/** Days whose rates are kept, today among them. */
export const SAFETY_DAYS_KEPT = 400
