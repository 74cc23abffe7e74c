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
/** The minutes for which a login proves who it is, where an act that binds the account would ask once more. */
export const FRESH_LOGIN_MINUTES = 10
/** The days that a login lasts at most, however often it is renewed. */
export const SESSION_MAX_DAYS = 90
export const REISSUE_GRACE_SECONDS = 10
/** The number of renewals of one login, a minute over any length of time and at once; beyond them its tokens stay as they are. */
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

/** The time from Kakao’s answer to its use; once it leads to a sign-up it lives for `SIGNUP_TICKET_TTL_SECONDS`. */
export const KAKAO_TICKET_TTL_SECONDS = 300
/** The time from the start of an identity check to its result. */
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
/** The most points that one answer of the map holds. */
export const MAP_PLACES_MAX = 2000
export const MAP_ZOOM_MIN = 7
export const MAP_ZOOM_MAX = 19
export const NEARBY_PAGE_SIZE = 6
export const SAVED_PLACES_MAX = 300
export const CORRECTION_MAX = 1000
export const CORRECTIONS_PER_DAY = 10
/** The number of members who have to say that the hours of a place differ, to put them in doubt for everybody until staff decide. */
export const HOURS_DOUBTERS = 2
/** The days within which they say so. */
export const HOURS_DOUBT_DAYS = 30
/** The days after staff have confirmed the hours in which members put them in doubt no more; their notes still reach staff. */
export const HOURS_CONFIRMED_DAYS = 30
/** How long it is kept who doubted hours, so that the same members do not do so again and again. */
export const HOURS_DOUBT_KEEP_DAYS = 365
/** The number of answers from which a solo fact is shown. The weights of the answers are in `count_solo_facts` of the database. */
export const SOLO_FACT_ANSWERS_MIN = 3
/** The value that Wilson's lower bound of the share of an answer has to exceed for a place to be said to be so. */
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
/** The length of the name of a rule's source. */
export const RULE_SOURCE_NAME_MAX = 100
export const RULE_PHONE_MAX = 20
/** The number of rules of the island that are in force at once. */
export const RULES_MAX = 1000
/** The number of times of the day that a booking is made for. */
export const RULE_BANDS_MAX = 6
/** The length of the name of the bus stop that a stay is walked to from, and the most minutes of that walk. */
export const LAST_STOP_MAX = 60
export const LAST_STOP_WALK_MAX = 180
/** The days after which a rule, or a fact of a stay, says on the page of a place that it was compared with its source so long ago. */
export const RULE_STALE_DAYS = 180
/** The lengths of what is said of a thing near by: its name, its address, and where in its building it is. */
export const HELP_NAME_MAX = 100
export const HELP_ADDRESS_MAX = 200
export const HELP_SPOT_MAX = 200
/** The number of things of each kind that a device gets around a position: the nearest are among them from any corner of the cell. */
export const HELP_AROUND = 24
/** The number of things of each kind that a screen shows first. */
export const HELP_NEAREST = 3
/** The degrees, some 500 m, to which a device says where it is; it finds out itself what is nearest. */
export const HELP_CELL_DEGREES = 0.005
/** The number of days ahead for which a device knows the public holidays. */
export const HELP_HOLIDAY_DAYS = 30
/** The size of a page of the numbered lists of one's own reports and inquiries. */
export const NUMBERED_PAGE_SIZE = 10
export const NUMBERED_PAGES_SHOWN = 5

// Rooms
export const ROOM_TITLE_MAX = 50
export const ROOM_MEETING_POINT_MAX = 100
export const ROOM_DESCRIPTION_MAX = 1000
export const ROOM_MEMBERS_MIN = 2
export const ROOM_MEMBERS_MAX = 500
export const ROOM_DAYS_AHEAD_MAX = 365
/** The hours after their sign-up in which members are new, and wait for the host's answer where a room asks that of newcomers. */
export const NEWCOMER_HOURS = 72
export const ROOM_REQUEST_HOURS = 24
export const ROOM_REQUEST_TEXT_MAX = 100
/** How long before the meeting a room's members are asked whether they come. */
export const ATTENDANCE_ASK_HOURS = 24
/** Leaving later than this before the meeting is a late cancellation. */
export const CANCEL_LATE_HOURS = 2
/** The minutes after coming in within which one may leave again without it being a late cancellation. */
export const CANCEL_GRACE_MINUTES = 15
/** The days after a meeting in which one may say who was there. */
export const ATTENDANCE_CLAIM_DAYS = 7
/** The number of letters of a code by which two prove that they met. */
export const MEETING_CODE_LENGTH = 6
/** The seconds for which a device shows each code; the one before and the one after it are good, too. */
export const MEETING_CODE_SLOT_SECONDS = 60
/** The minutes before the meeting from which codes are good. */
export const MEETING_CODE_OPENS_MINUTES = 60
/** The hours after the meeting until which codes are good, which is also when those who met part. */
export const MEETING_CODE_CLOSES_HOURS = 12
/** The hours for which a code that was typed without a network is taken. */
export const MEETING_ENTRY_HOURS = 72
/** How far the clock of a device may be ahead of the server's. */
export const MEETING_CLOCK_SECONDS = 120
/** The number of squares of a kilometre, 12 by 12, one of which a code holds. They repeat, so none says where on the island it is. */
export const MEETING_SQUARES = 144
/** The number of quarters of those squares; the phone that takes a code sends the number of one. */
export const MEETING_SPOTS = 576
/** A position that is less sure than this is none: two that are as unsure as that are still near when their phones touch. */
export const MEETING_ACCURACY_MAX_M = 240
/** The number of devices of a member that show codes: those that were registered last. */
export const MEETING_DEVICES_MAX = 5
/** The number of members who must say that a member did not come before it counts. */
export const NO_SHOW_CLAIMS_MIN = 2
/** The number of meetings from which a card counts them; below, one bad day would be all that it says. */
export const CARD_MEETINGS_MIN = 3
/** The number of members who must have said that they met a member before it counts as proven. */
export const VOUCHED_BY_MIN = 2
/** The days after the meeting in which two who have met write to each other; then what one of them wrote opens as well. */
export const MEETING_WORDS_DAYS = 14
export const MEETING_SENTENCE_MAX = 80
export const MEETING_TAGS_MAX = 8
/** The number of writers from which a word of praise is shown with its count, so that none of them is known by it. */
export const MANNER_WRITERS_MIN = 3
/** The hours after which a meeting is over for most, and its members are asked for a word. */
export const MEETING_WORDS_ASK_HOURS = 3
/** Accounts of a ring are younger than this, and so are all that are looked at. */
export const RING_YOUNG_DAYS = 90
/** The least number of members of a ring, and of others of it that each of them has met. */
export const RING_MEMBERS_MIN = 4
export const RING_TIES_MIN = 3
/** The hours within which accounts signed up that have signed up together. */
export const RING_SIGN_UP_HOURS = 6
/** The least number of accounts that are a ring where nearly all have met each other. */
export const RING_CROWD_MIN = 8
/** The days for which what came of meetings is kept and counted. */
export const ATTENDANCE_KEEP_DAYS = 365
/** The number of requests of one member that wait for an answer or a seat, in all rooms together. */
export const ROOM_REQUESTS_OPEN_MAX = 10
/** The number of requests that wait in one room; to others it is full. */
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
/** The length to which a reply quotes what it answers. */
export const QUOTE_MAX = 100
/** The most changed messages that one answer holds. */
export const CHAT_CHANGES_SIZE = 200
/**
 * A member is shown as typing so long after the last sign of it; a client sends one no more often than half of that.
 */
export const TYPING_SECONDS = 4
/** The least time between two sendings of read marks, and of comings and goings, of a room. */
export const ROOM_STATE_INTERVAL_MS = 250
export const ROOMS_PER_DAY = 20
/** The number at which the counting of unread messages of a room stops. */
export const UNREAD_COUNT_MAX = 300
export const BLOCKS_MAX = 500

// Push
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_ENDPOINT_MAX = 1000
/** The least seconds between two trials of a browser. */
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
/** The largest PostgreSQL `integer`: the type of what counts within one thing, such as the messages of a room. */
export const INTEGER_MAX = 2_147_483_647

// Images
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 40_000_000
export const IMAGE_MAX_SIDE = 12_000
export const IMAGE_WIDTHS = [320, 640, 1280] as const
/** The side of a thumbnail in px; it is square. */
export const IMAGE_THUMB_SIZE = 160
export const IMAGES_PER_DAY = 50
export const IMAGE_UNATTACHED_HOURS = 24

// Reviews
export const REVIEW_TEXT_MAX = 2000
export const REVIEW_TAGS_MAX = 3
export const REVIEW_IMAGES_MAX = 10
/** The years after a visit in which its review can be written. */
export const REVIEW_VISIT_YEARS_MAX = 3
export const REVIEWS_PER_DAY = 20
export const REVIEW_POINTS = 100
/** The least time that the dialog of the specification waits. */
export const RECEIPT_MIN_WAIT_MS = 1500
/** Limits for reading a receipt, which takes 2 s on an idle machine, and for waiting until a reader is free. */
export const RECEIPT_TIME_LIMIT_MS = 40_000
export const RECEIPT_WAIT_LIMIT_MS = 60_000
export const RECEIPTS_PER_DAY = 10
/** The most days by which a receipt may be older than the visit. */
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
/** The number of links that a member of less than a day may post. */
export const LINKS_FIRST_DAY = 2
export const DUPLICATE_SECONDS = 60
export const NOTIFICATIONS_PAGE_SIZE = 10
/** The last page that can be asked for by its number: further down lists are read by the cursor, which skips nothing by counting. */
export const NOTIFICATIONS_PAGE_MAX = 1000

// Reports
export const REPORT_DETAIL_MAX = 500
export const REPORTS_PER_DAY = 20
/** The number of members whose reports of the same keep it from everybody until staff decide. */
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
/** The minutes before a notification is mailed: one that is read by then is not. */
export const NOTICE_MAIL_DELAY_MINUTES = 5
/** A member gets no more than one mail of notifications in this time. */
export const NOTICE_MAIL_PAUSE_MINUTES = 60
/** The age from which a notification is not mailed any more. */
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
/** How long it is kept how often a member and a number were texted. */
export const TEXT_COUNT_KEEP_DAYS = 30
/** How long the reasons of withdrawals are kept. */
export const WITHDRAWAL_KEEP_DAYS = 365
/** How long the audit log is kept; a trigger refuses earlier deletion. */
export const AUDIT_KEEP_YEARS = 3
/** The number of decisions that are kept about one optional consent. */
export const CONSENTS_KEPT = 20
/** The days a member who has left may still be in a backup, as docs/backup.md sets it up. */
export const BACKUP_KEEP_DAYS = 30
/** The days that lines of the server and of the proxy before it are kept, as docs/operations.md asks the operator. */
export const LOG_KEEP_DAYS = 90

// Staff
/** The seconds for which staff may act after password and code were given. */
export const STAFF_PROOF_SECONDS = 1800
/** The length and the life of a code of an authenticator, 30 s each; as RFC 6238 and every app have them. */
export const AUTHENTICATOR_CODE_LENGTH = 6
export const AUTHENTICATOR_STEP_SECONDS = 30
/** The seconds that an enrolment that has begun may take. */
export const ENROLMENT_SECONDS = 600
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 12
/** The length of a recovery code as it is typed, with what is between its characters. */
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
/** The least seconds between two packings of one's own data. */
export const EXPORT_PAUSE_SECONDS = 600

// Plans
export const PLAN_TITLE_MAX = 40
export const PLAN_DAYS_MAX = 14
/** The most days ahead on which a plan begins, and the most days ago. */
export const PLAN_DAYS_AHEAD_MAX = 730
export const PLAN_DAYS_BACK_MAX = 365
export const PLAN_SPOTS_MAX = 100
export const PLAN_DAY_SPOTS_MAX = 30
export const PLAN_SPOT_TITLE_MAX = 100
export const PLAN_MEMO_MAX = 300
/** The number of places one may ask an automatic plan to hold. */
export const PLAN_PICKS_MAX = 30
export const PLANS_MAX = 200
export const AI_PLANS_PER_DAY = 50
export const PLAN_WISHES_MAX = 300
export const PLAN_ALTERNATIVES = 5
/** The size of one hundred spots with the longest memos in UTF-8, and their JSON. */
export const PLAN_BODY_MAX_BYTES = 262_144
/** The time by the wall clock, from the request to the stored plan. */
export const PLAN_TIME_LIMIT_MS = 8000
/** The time that the search for a good plan may take of one core. */
export const PLAN_BUDGET_MS = 1000
/** The number of plans that the device keeps for reading without a network. */
export const PLANS_OFFLINE_MAX = 10
/** The numbers that it keeps of saved places, of my rooms, of the rooms whose conversation was opened, and of the last messages of each. */
export const SAVED_PLACES_OFFLINE_MAX = 100
export const MY_ROOMS_OFFLINE_MAX = 50
export const ROOMS_OFFLINE_MAX = 10
export const MESSAGES_OFFLINE_MAX = 100

// Trusted contacts
export const CONTACTS_MAX = 5
export const CONTACT_NAME_MAX = 20
/** The number of members for whom one is a contact. */
export const GUARDED_MAX = 50
/** The number of invitations, repeated ones and drills, of one member in a day; and of mails of all members to one address. */
export const CONTACT_MESSAGES_PER_DAY = 20
export const CONTACT_MESSAGES_PER_ADDRESS = 5
/** The number of links to a contact's browser that a member makes in a day, and how long one can be answered. */
export const CONTACT_LINKS_PER_DAY = 10
export const CONTACT_LINK_HOURS = 72
/** The number of members whose contact one browser may be. */
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
/** The minutes from which on a message that goes out late says so. */
export const TIMER_LATE = 5
export const TIMERS_PER_DAY = 30
export const PIN_TRIES = 5
export const PIN_LOCK_MINUTES = 15
/** The hours for which PINs that were taken away with the second one seem to be gone; then they are. */
export const PINS_SEEM_GONE_HOURS = 24
/** The days for which ended timers are kept. */
export const TIMER_KEEP_DAYS = 90
/** How long contacts see title and note of an alert after its end. */
export const ALERT_SHOWN_HOURS = 24
/** The hours after which an alert that was not ended is closed. */
export const TIMER_OPEN_HOURS = 72

// Location sharing
export const SHARE_MINUTES_MIN = 15
export const SHARE_MINUTES_MAX = 12 * 60
export const SHARES_PER_DAY = 30
export const SHARES_SHOWN = 10
/** The seconds in which a page that asks counts as one look, however often it does. */
export const SHARE_VIEW_SECONDS = 60
/** The days for which it is kept who has looked at an ended share; the position goes with the end. */
export const SHARE_KEEP_DAYS = 30
/** How long the records of who received positions are kept: six months. */
export const PROVISION_KEEP_DAYS = 184

// Safety check
export const SAFETY_ITEMS_PER_CATEGORY = 5
/** The rate in percent from which a day counts for the streak, and is celebrated. */
export const SAFETY_STREAK_RATE = 70
/** The rates in percent from which a day of the calendar gets another colour. */
export const SAFETY_LEVELS = { high: 80, good: 60, fair: 40 } as const
export const SAFETY_CELEBRATION_MS = 2000
/** The number of days whose rates are kept, today among them. */
export const SAFETY_DAYS_KEPT = 400
