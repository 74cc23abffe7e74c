import { eq, getTableColumns, sql, is, type SQL } from 'drizzle-orm'
import { PgTimestampString, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { isoUtc } from '@honjeo/schema/columns'
import { images, inquiryImages, postImages, reviewImages } from '@honjeo/schema/images'
import { users, consents, formerNicknames } from '@honjeo/schema/users'
import { sessions } from '@honjeo/schema/auth'
import { knownGender } from '../records/known-gender.ts'
import { shownColumns } from '../safety/timer/shown.queries.ts'
import { blocks } from '@honjeo/schema/blocks'
import { timers } from '@honjeo/schema/timers'
import { commentMentions, comments, scraps } from '@honjeo/schema/comments'
import { hoursDoubts } from '@honjeo/schema/hours-doubts'
import { soloFactAnswers } from '@honjeo/schema/solo-facts'
import { identityProofs } from '@honjeo/schema/identity'
import { inquiries } from '@honjeo/schema/inquiries'
import { locationProvisions, locationShares, locationShareViewers } from '@honjeo/schema/sharing'
import { deletedMessages, messageReactions, messages } from '@honjeo/schema/messages'
import { notifications } from '@honjeo/schema/notifications'
import { places, savedPlaces } from '@honjeo/schema/places'
import { plans, planSpots } from '@honjeo/schema/plans'
import { trips } from '@honjeo/schema/trips'
import { posts } from '@honjeo/schema/posts'
import { noticeMails, notificationSettings, pushSubscriptions, quietHours } from '@honjeo/schema/push'
import { pointEvents, receipts } from '@honjeo/schema/receipts'
import { reports } from '@honjeo/schema/reports'
import { reviews, reviewVotes } from '@honjeo/schema/reviews'
import { attendanceClaims, attendances, meetingProofs } from '@honjeo/schema/attendances'
import { meetingWords } from '@honjeo/schema/meeting-words'
import { chatRooms, roomBans, roomMembers, roomRequests, roomStays } from '@honjeo/schema/rooms'
import { safetyDays, safetyItems } from '@honjeo/schema/safety'
import { sanctions } from '@honjeo/schema/sanctions'
import { contactPhones, textBudgets } from '@honjeo/schema/contact-phones'
import { trustedContacts } from '@honjeo/schema/contacts'
import { openNumber, type PhoneKeys } from '../safety/texts/phone-numbers.ts'

type Columns = Record<string, PgColumn | SQL>

/** One kind of a member's own data: the rows of a table that a column says are theirs. */
export interface ExportKind {
  /** The name of the kind in the file that explains the others. */
  title: string
  table: PgTable
  owner: PgColumn
  /** What the rows are put in order by, and found again after the last one; unique for a member. */
  key: readonly string[]
  columns: Columns
  /** Another table that says whose rows they are, or what they are about. */
  join: { table: PgTable; on: SQL } | undefined
  /** The condition on the rows that are exported; with undefined all of them are. */
  only: SQL | undefined
  /** Whether a member has one row at most, which the file then holds without a list. */
  isOne: boolean
  /** Whether there is none of it where the operator has connected no gateway of texts; the guide does not speak of it there. */
  isOfTexts: boolean
  /** Opens what is kept sealed. */
  opened: ((row: Row, keys: PhoneKeys) => Row) | undefined
}

type Row = Record<string, unknown>

interface Details {
  /** The table of the rows, if it is not that of the owner, which is then the one they are joined with. */
  table?: PgTable
  join?: ExportKind['join']
  /** The columns that are left out: secrets, marks of the server's own work, and what belongs to others, such as who dealt with it. */
  without?: readonly string[]
  /** Columns of the joined table. */
  plus?: Columns
  only?: SQL
  isOne?: boolean
  isOfTexts?: boolean
  opened?: ExportKind['opened']
}

/** Puts the number into a row as it was given, in place of the sealed one. */
function withNumber({ sealed, ...row }: Row, keys: PhoneKeys): Row {
  const { contactId } = row
  const isKept = typeof sealed === 'string' && typeof contactId === 'number'
  return { ...row, number: isKept ? openNumber(keys, { contactId, sealed }) : null }
}

/**
 * Returns all columns but these, so that a new one is in the file until a decision says otherwise. Instants are written
 * as the API writes them.
 */
function columnsOf(table: PgTable, without: readonly string[]): Columns {
  const kept = Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name))
  return Object.fromEntries(
    kept.map(([name, column]) => [name, is(column, PgTimestampString) ? isoUtc(column) : column]),
  )
}

function own(title: string, owner: PgColumn, key: readonly string[], details: Details = {}): ExportKind {
  const { table = owner.table, join, without = [], plus, only, isOne = false, isOfTexts = false, opened } = details
  return {
    title,
    table,
    owner,
    key,
    columns: { ...columnsOf(table, without), ...plus },
    join,
    only,
    isOne,
    isOfTexts,
    opened,
  }
}

/** Joins the place that a row is about, and adds its title. */
const at = (contentId: PgColumn) => ({
  join: { table: places, on: eq(places.contentId, contentId) },
  plus: { placeTitle: places.title },
})
const inPost = { table: postImages, join: { table: posts, on: eq(posts.id, postImages.postId) } }
const inReview = { table: reviewImages, join: { table: reviews, on: eq(reviews.id, reviewImages.reviewId) } }
const inInquiry = { table: inquiryImages, join: { table: inquiries, on: eq(inquiries.id, inquiryImages.inquiryId) } }
const inPlan = { table: planSpots, join: { table: plans, on: eq(plans.id, planSpots.planId) } }
const inMessage = {
  table: deletedMessages,
  join: {
    table: messages,
    on: sql`${messages.roomId} = ${deletedMessages.roomId} and ${messages.seq} = ${deletedMessages.seq}`,
  },
}
const ofRoom = {
  join: { table: chatRooms, on: eq(chatRooms.id, roomMembers.roomId) },
  plus: { title: chatRooms.title, scheduledAt: isoUtc(chatRooms.scheduledAt) },
}
const ofShare = {
  table: locationShareViewers,
  join: { table: locationShares, on: eq(locationShares.id, locationShareViewers.shareId) },
}
/** The columns in which others say how they have put a member in their list of contacts. */
const OF_OWNER = ['name', 'email', 'position', 'isUnreachable']
/** The columns of a timer as its member is shown them, without a word of a second PIN. */
const shownTimer = {
  without: ['isDuress', 'shownEnding', 'shownEndedAt', ...Object.keys(shownColumns)],
  plus: shownColumns,
}
/** The columns with words and names of others, for whom a report keeps them. */
const OF_OTHERS = ['targetUserId', 'targetTitle', 'targetContent', 'context', 'processedBy', 'isCarriedOver']

/** The words that the two may read already, without who wrote them: they are known by the day that the member knows. */
const openedWords = {
  without: ['authorId', 'attendanceId', 'authorAttendanceId'],
  only: sql`meeting_words_are_open(${meetingWords}, now())`,
}

/**
 * The kinds of all of a member's own data, by their names in the file. A test asks for every table that holds data of
 * members to be entered here, or to be named there with a reason.
 */
export const exportKinds: Record<string, ExportKind> = {
  profile: own('프로필과 가입 정보', users.id, ['id'], {
    without: ['passwordHash'],
    plus: { gender: knownGender },
    isOne: true,
  }),
  formerNicknames: own('전에 쓰던 닉네임', formerNicknames.userId, ['nickname']),
  consents: own('약관 동의 내역', consents.userId, ['createdAt', 'type']),
  identity: own('본인확인', identityProofs.userId, ['userId'], { without: ['personHash'], isOne: true }),
  sessions: own('로그인한 기기', sessions.userId, ['id'], { without: ['provenUntil'] }),
  posts: own('커뮤니티에 쓴 글', posts.authorId, ['id']),
  postImages: own('글에 넣은 사진', posts.authorId, ['postId', 'position'], inPost),
  comments: own('쓴 댓글', comments.authorId, ['id']),
  mentions: own('나를 부른 댓글', commentMentions.userId, ['commentId']),
  scraps: own('스크랩한 글', scraps.userId, ['createdAt', 'postId']),
  reviews: own('쓴 리뷰', reviews.userId, ['id'], at(reviews.contentId)),
  reviewImages: own('리뷰에 넣은 사진', reviews.userId, ['reviewId', 'position'], inReview),
  reviewVotes: own('도움돼요를 누른 리뷰', reviewVotes.userId, ['reviewId']),
  soloFactAnswers: own(
    '장소의 혼행 정보에 한 답',
    soloFactAnswers.userId,
    ['contentId', 'fact'],
    at(soloFactAnswers.contentId),
  ),
  hoursDoubts: own('시간이 다르다고 알린 장소', hoursDoubts.userId, ['contentId'], at(hoursDoubts.contentId)),
  savedPlaces: own('담은 장소', savedPlaces.userId, ['createdAt', 'contentId'], at(savedPlaces.contentId)),
  trips: own('여행 날짜', trips.userId, ['startDate'], { isOne: true }),
  plans: own('여행 일정', plans.userId, ['id']),
  planSpots: own('여행 일정의 장소와 메모', plans.userId, ['planId', 'dayIndex', 'position'], inPlan),
  safetyItems: own('오늘의 혼행 체크', safetyItems.userId, ['day', 'itemId']),
  safetyDays: own('날마다 저장한 혼행 체크 완료율', safetyDays.userId, ['day']),
  hostedRooms: own('방장인 동행방', chatRooms.hostId, ['id'], at(chatRooms.contentId)),
  joinedRooms: own('참여 중인 동행방', roomMembers.userId, ['roomId'], ofRoom),
  roomRequests: own('동행방 입장 요청', roomRequests.userId, ['id']),
  leftRooms: own('있었던 동행방 (나가고 30일 동안)', roomStays.userId, ['id'], {
    without: ['lastSeq', 'readsFromSeq', 'wasHost'],
  }),
  attendances: own('약속과 그 결과 (1년 동안)', attendances.userId, ['id'], { without: ['isCarriedOver'] }),
  attendanceClaims: own('만난 뒤 누가 왔는지 알린 것', attendanceClaims.authorId, ['attendanceId']),
  meetingWords: own('만난 사람에게 남긴 한마디', meetingWords.authorId, ['id'], {
    without: ['subjectId', 'authorAttendanceId'],
  }),
  meetingWordsReceived: own('만난 사람이 나에게 남긴 한마디', meetingWords.subjectId, ['id'], openedWords),
  meetingCodesShown: own('내 만남 코드로 만난 기록', meetingProofs.shownBy, ['metAt'], { without: ['typedBy'] }),
  meetingCodesTyped: own('만남 코드를 입력해 만난 기록', meetingProofs.typedBy, ['metAt'], { without: ['shownBy'] }),
  removals: own('방장이 내보낸 동행방', roomBans.userId, ['roomId']),
  messages: own('동행방에서 보낸 메시지', messages.senderId, ['roomId', 'seq'], { without: ['clientId', 'revision'] }),
  deletedMessages: own('지운 메시지의 글 (30일 동안)', messages.senderId, ['roomId', 'seq'], inMessage),
  reactions: own('메시지에 남긴 반응', messageReactions.userId, ['roomId', 'seq', 'kind']),
  checkIns: own('귀가 타이머', timers.userId, ['id'], shownTimer),
  notifications: own('받은 알림', notifications.userId, ['id'], { without: ['eventKey', 'pushAt', 'mailedAt'] }),
  notificationSettings: own('알림 설정', notificationSettings.userId, ['type']),
  noticeMails: own('알림 메일', noticeMails.userId, ['userId'], { without: ['nextAt'], isOne: true }),
  quietHours: own('알림을 쉬는 시간 (자정부터 센 분)', quietHours.userId, ['userId'], { isOne: true }),
  pushSubscriptions: own('푸시 알림을 받는 브라우저', pushSubscriptions.userId, ['id'], {
    without: ['p256dh', 'auth'],
  }),
  blocks: own('차단한 회원', blocks.blockerId, ['createdAt', 'blockedId'], {
    // Blocks against an earlier account are left out: they would identify the account its owner has now.
    only: eq(blocks.isCarriedOver, false),
    without: ['isCarriedOver'],
  }),
  reports: own('접수한 신고와 결과', reports.reporterId, ['id'], { without: OF_OTHERS }),
  inquiries: own('남긴 문의와 답변', inquiries.userId, ['id'], { without: ['repliedBy'] }),
  inquiryImages: own('문의에 넣은 사진', inquiries.userId, ['inquiryId', 'position'], inInquiry),
  sanctions: own('받은 주의와 이용 제한', sanctions.userId, ['id'], { without: ['staffId', 'reportId'] }),
  trustedContacts: own('신뢰 연락처', trustedContacts.ownerId, ['id']),
  contactPhones: own('신뢰 연락처의 휴대폰 번호', trustedContacts.ownerId, ['id'], {
    table: contactPhones,
    join: { table: trustedContacts, on: eq(trustedContacts.id, contactPhones.contactId) },
    without: ['numberHash'],
    isOfTexts: true,
    opened: withNumber,
  }),
  textBudgets: own('연락처에게 보낸 문자의 값 (30일 동안)', textBudgets.userId, ['day'], { isOfTexts: true }),
  guarded: own('나에게 신뢰 연락처를 부탁한 사람과 내 답', trustedContacts.memberId, ['id'], { without: OF_OWNER }),
  locationShares: own('위치 공유', locationShares.userId, ['id']),
  locationProvisions: own('위치정보 제공사실 확인자료', locationProvisions.userId, ['id'], {
    without: ['viewerId', 'isSecret'],
    // Records of a timer that was ended with the second PIN are left out: the export may be read on a phone in strange
    // hands.
    only: eq(locationProvisions.isSecret, false),
  }),
  locationShareViewers: own('내 위치를 볼 수 있던 사람', locationShares.userId, ['id'], ofShare),
  receipts: own('인증한 영수증', receipts.userId, ['id'], {
    ...at(receipts.contentId),
    without: ['imageHash', 'fingerprint', 'picture', 'wasRead'],
  }),
  points: own('받은 포인트', pointEvents.userId, ['id']),
  images: own('올린 사진', images.ownerId, ['createdAt', 'name'], { without: ['sha256'] }),
}
