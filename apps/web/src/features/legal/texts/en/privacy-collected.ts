import {
  ATTENDANCE_KEEP_DAYS,
  AUDIT_KEEP_YEARS,
  CASE_KEEP_DAYS,
  CONSENTS_KEPT,
  DELETED_KEEP_DAYS,
  EMAIL_CODE_TTL_SECONDS,
  ENDED_SESSIONS_KEPT,
  FORMER_MEMBER_DAYS,
  HOURS_DOUBT_KEEP_DAYS,
  IDEMPOTENCY_KEEP_HOURS,
  LOG_KEEP_DAYS,
  NOTIFICATION_KEEP_DAYS,
  RECEIPT_KEEP_DAYS,
  REFRESH_TOKENS_KEPT,
  ROOM_KEEP_DAYS,
  SESSION_KEEP_DAYS,
} from '@honjeo/contract/values/limits'
import { GUEST_KEEP_DAYS, UNUSED_GUEST_KEEP_DAYS } from '@honjeo/contract/values/request-limits'
import type { Section } from '../../legal-text.ts'
import { SAFETY_DATA } from './privacy-safety.ts'

const UNTIL_WITHDRAWAL = 'Until you close your account'

export const COLLECTED: Section = {
  id: 'privacy-collected',
  title: '1. What we collect, what for, and how long we keep it',
  blocks: [
    {
      title: 'Sign-up and profile (required)',
      facts: [
        [
          'Data',
          'Email, password, nickname, your statement that you are 14 or older, your consents and when you gave them, when you signed up, when you downloaded your data',
        ],
        ['Used for', 'Confirming who you are, keeping others from posing as you with a look-alike nickname'],
        [
          'Kept',
          `${UNTIL_WITHDRAWAL}. Of optional consents, up to the last ${CONSENTS_KEPT} decisions; a nickname you had before, ${NOTIFICATION_KEEP_DAYS} days after you changed it`,
        ],
      ],
    },
    {
      title: 'When first needed (optional)',
      facts: [
        ['Data', 'Date of birth and gender, name, five answers about how you like to travel and your traveler type'],
        [
          'Used for',
          'Date of birth and gender: checking your age where you join companion rooms and proposals (19 or older), and safety in rooms for one gender. Name: so that trusted contacts who agreed recognize you. Answers: showing your traveler type and places that suit it. Without them you can use everything else.',
        ],
        ['Kept', UNTIL_WITHDRAWAL],
      ],
    },
    {
      title: 'Profile (optional)',
      facts: [
        ['Data', 'Profile picture, a one-line bio, languages you speak, how many solo trips you made before'],
        ['Used for', 'Introducing you to other travelers'],
        ['Kept', 'Until you delete it or close your account'],
      ],
    },
    {
      title: 'Without signing up',
      facts: [
        [
          'Data',
          'What you agreed to, a name that Honjeo makes up, and the name shown to contacts if you gave one. No email, password, gender or date of birth is asked for.',
        ],
        ['Used for', 'Safe-return timers, trusted contacts, location sharing. If you sign up, all of it goes on.'],
        [
          'Kept',
          `Until you erase it. If no timer or shared location is running and you have not come back for ${GUEST_KEEP_DAYS} days, all of it is erased. If you began and used nothing, after ${UNUSED_GUEST_KEEP_DAYS} day.`,
        ],
      ],
    },
    {
      title: 'Email verification',
      facts: [
        [
          'Data',
          'Email, the code and the IP address it was requested from in an unreadable form, when it was requested and how many tries are left, mails waiting to be sent',
        ],
        ['Used for', 'Checking that the email is yours, sending you mails about the service'],
        [
          'Kept',
          `A code can be used for ${EMAIL_CODE_TTL_SECONDS / 60} minutes and is erased 1 day later together with the record of the request. A waiting mail is encrypted and erased as soon as it is sent, at the latest after 1 day.`,
        ],
      ],
    },
    {
      title: 'Signing in with Kakao (if you use it)',
      onlyWith: 'kakao',
      facts: [
        ['Data', 'Your Kakao member number, the email Kakao has confirmed, your Kakao nickname'],
        ['Used for', 'Signing in without a password, suggesting a nickname'],
        [
          'Kept',
          'The member number until you close your account; the rest is erased once you have signed up or after 1 hour. We do not store Kakao’s tokens.',
        ],
      ],
    },
    {
      title: 'Identity check (if you use it)',
      onlyWith: 'identity',
      facts: [
        [
          'Data',
          'The gender and birth date that the identity service confirms; a value by which the same person is recognised (CI), made unreadable with a secret key; when the check was passed and by which service',
        ],
        [
          'Used for',
          'Companion rooms that ask for an identity check, one verified account for each person, keeping suspended people from coming back',
        ],
        [
          'Kept',
          `Until you close your account. The unreadable value also finds what is kept for ${FORMER_MEMBER_DAYS} days after you close it, and is erased together with that; if a suspension is left, when that ends. We do not store your name, phone number or CI. A check that was only started is erased after 2 hours at most.`,
        ],
        ['Under 14', 'If the check shows that you are under 14, we close the account and erase its data.'],
      ],
    },
    {
      title: 'Logins',
      facts: [
        [
          'Data',
          'Your device’s browser information, when you logged in and last used the login, when the login was renewed, the number of failed logins per email',
        ],
        ['Used for', 'Showing you your logged-in devices, keeping intruders out'],
        [
          'Kept',
          `Of ended logins we keep up to the last ${ENDED_SESSIONS_KEPT}, each erased ${SESSION_KEEP_DAYS} days after it ended. Of its renewals we keep up to the last ${REFRESH_TOKENS_KEPT}, and used ones for 1 day. Failed logins are erased after 1 day.`,
        ],
      ],
    },
    {
      title: 'Posts, comments, reviews and photos',
      facts: [
        [
          'Data',
          'What you wrote and your photos, the day of your visit, stars, what you answered about a place for one alone, bookmarks, “Helpful” votes',
        ],
        [
          'Used for',
          'Talking with other travelers, working out how easy a place is, its rating and what it is like alone',
        ],
        [
          'Kept',
          `Posts and comments are erased ${DELETED_KEEP_DAYS} days after you deleted them; reviews, bookmarks and “Helpful” votes at once when you delete them. What you answered about a place goes at once when you take it back or delete the review. Photos that are used nowhere are erased after 1 day. If you close your account, section 3 applies.`,
        ],
      ],
    },
    {
      title: 'Receipts and points',
      facts: [
        [
          'Data',
          'Unreadable values made from the receipt’s place, date, time, amount, approval number and business number, a rough pattern of the photo’s brightness (256 bits), the result, the points you got',
        ],
        [
          'Used for',
          'Checking that the receipt is of that place and date, and that the same receipt is not used twice',
        ],
        [
          'Kept',
          `Until you close your account (see section 3); receipts that were not accepted, ${RECEIPT_KEEP_DAYS} days`,
        ],
      ],
    },
    {
      title: 'Companion rooms and conversations',
      facts: [
        [
          'Data',
          'Rooms you opened and joined, when you came and left, rooms you were removed from, requests to join with your sentence to the host (until answered or for 24 hours; while you wait for a seat, until the meeting), messages and photos, meeting points you sent, reactions, how far you have read, your answer that you are coming, what came of meetings (whether you met, did not come or cancelled late), what you said of other members, with whom and when you met by a meeting code, and the public key of the device that shows your codes, whether the two phones were close (if you allow your position, it is compared by the number of a square of 500 m; the numbers repeat every 12 km, so by themselves they do not say where you are, and they are not stored), the words you left for people you met, whether enough other members have met you for your word that you met someone to count, and groups of accounts that say they met almost only each other (judged by staff, so that what they say of each other does not count)',
        ],
        [
          'Used for',
          'Arranging to travel together and talking. People who are not logged in see only the place, the date, and whether it is in the morning, afternoon or evening.',
        ],
        [
          'Kept',
          `A room, its conversation and the records of its meeting codes are erased ${ROOM_KEEP_DAYS} days after the meeting; deleted rooms and rooms everyone has left, after ${DELETED_KEEP_DAYS} days. A deleted message disappears from view at once; its text is kept hidden for ${DELETED_KEEP_DAYS} days so that it can be reported, and then erased. A photo in it is erased after 1 day. The record of a stay that has ended is kept, with the title and description the room had then, for ${DELETED_KEEP_DAYS} days after you left, so that you can report what was said while you were there. What came of meetings, what you said of others and the words you left are kept for ${ATTENDANCE_KEEP_DAYS} days after the meeting, a group of accounts for as long after it was found. Words are erased at once when either of the two closes their account.`,
        ],
      ],
    },
    {
      title: 'Travel plans and saved places',
      facts: [
        ['Data', 'Dates, means of transport, stops, notes, saved places, links you made'],
        ['Used for', 'Making and keeping plans, sharing them by a link you make, the trip card on the home screen'],
        ['Kept', 'Until you delete them or close your account'],
      ],
    },
    {
      title: 'Notifications',
      facts: [
        [
          'Data',
          'Notifications and their settings, the notification address and encryption keys of browsers in which you switched them on',
        ],
        [
          'Used for',
          'Telling you of comments, companion rooms, answers to inquiries and the like, by email where you switched it on',
        ],
        [
          'Kept',
          `Notifications for ${NOTIFICATION_KEEP_DAYS} days, settings until you close your account; notification addresses are erased at once when you switch them off or log out.`,
        ],
      ],
    },
    {
      title: 'Reports, inquiries, blocks and restrictions',
      facts: [
        [
          'Data',
          'What your reports and inquiries say, that you told us of different hours of a place, attached photos and addresses, what was decided, whom you blocked, the reason and duration of warnings and suspensions',
        ],
        [
          'Used for',
          'Keeping everyone safe and answering you, keeping you out of one companion room with someone you blocked and hiding their reviews from you',
        ],
        [
          'Kept',
          `${CASE_KEEP_DAYS / 365} years: reports from when they were dealt with (or else written), inquiries from when they were written, warnings and suspensions from when they were imposed. Blocks until you lift them or one of the two closes their account. That you told us of different hours of a place: ${HOURS_DOUBT_KEEP_DAYS} days. The copies of posts and conversations and the photos attached to a report are erased ${DELETED_KEEP_DAYS} days after the decision, reports you took back after ${DELETED_KEEP_DAYS} days. If you close your account, section 3 applies.`,
        ],
      ],
    },
    ...SAFETY_DATA,
    {
      title: 'Records of what staff did',
      facts: [
        [
          'Data',
          'That staff looked at or changed a member’s data, the member number, the staff member’s name and the reason they gave (the values of gender and date of birth are not written down), the authenticator secret and recovery codes of staff accounts (encrypted or in an unreadable form), the numbers of the staff who proposed or confirmed a rule of the island such as trail hours and boats',
        ],
        ['Used for', 'Keeping staff from looking or changing without need'],
        [
          'Kept',
          `${AUDIT_KEEP_YEARS} years, during which staff cannot change or delete them either. Authenticator secrets and recovery codes until they are replaced or the staff member closes their account. The history of the island’s rules is not deleted, so that it can be seen what held when`,
        ],
      ],
    },
    {
      title: 'Access logs',
      facts: [
        [
          'Data',
          'Of the server program: the kind and time of logins, errors and refusals, the function called, the member number. Of the system in front of the server: IP address and time, and the address opened (with its secret parts masked)',
        ],
        ['Used for', 'Finding and stopping faults and intrusions'],
        ['Kept', `At most ${LOG_KEEP_DAYS} days. Names, emails, what you wrote and positions are not in them.`],
      ],
    },
    {
      title: 'Kept on your device only',
      facts: [
        [
          'Data',
          'Login tokens, the chosen language, whether you said that you are in Korea, recent searches, unfinished texts, plans and companion rooms you opened, saved places, solo check-in, the last position, where you said that you stay and a few positions of the way there (walk me home), pictures of places you looked at, messages not sent yet',
        ],
        ['Used for', 'Going on where you were, showing things without a network'],
        [
          'Kept',
          'Erased when you log out. Even if you do not log out, the last position is erased after 3 days, where you stay 30 days after it was last used, and the positions of a way home when you arrive. The language, whether you said that you are in Korea, recent searches and a solo check-in done without logging in stay until you clear them in the browser.',
        ],
      ],
    },
    `So that the same request is not carried out twice, its result is kept for ${IDEMPOTENCY_KEEP_HOURS} hours, or until you close your account.`,
    'We use no cookies for advertising or tracking. There are two: one while you log in with Kakao, for at most 10 minutes, and one by which a browser that became a trusted contact by link is known again, for 400 days.',
    'Honjeo’s server program does not store IP addresses as they are. So that nobody can try passwords and codes without end, it keeps IP addresses and emails in an unreadable form with the number of tries, and a mark of where an account was signed in to lately, for at most 1 day, also after an account is closed.',
  ],
}
