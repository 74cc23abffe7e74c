import {
  AUDIT_KEEP_YEARS,
  BACKUP_KEEP_DAYS,
  CASE_KEEP_DAYS,
  DELETED_KEEP_DAYS,
  FORMER_CASE_KEEP_DAYS,
  FORMER_MEMBER_DAYS,
  FORMER_RECEIPT_KEEP_DAYS,
  MINIMUM_AGE_YEARS,
  NOTIFICATION_KEEP_DAYS,
  REPORTS_TO_HIDE,
  ROOM_KEEP_DAYS,
  STAFF_PROOF_SECONDS,
  WITHDRAWAL_KEEP_DAYS,
} from '@honjeo/contract/values/limits'
import type { Part } from '../../legal-text.ts'
import { COLLECTED } from './privacy-collected.ts'
import { OUTSIDE_SERVICES, THIRD_PARTIES } from './privacy-outside.ts'

export const PRIVACY: Part = {
  id: 'privacy',
  title: 'Privacy policy',
  intro:
    '{name} (the “operator”) protects members’ personal information under Korea’s Personal Information Protection Act, and tells without hiding anything what Honjeo keeps, why and for how long.',
  sections: [
    COLLECTED,
    {
      id: 'privacy-photos',
      title: '2. Photos and receipts',
      blocks: [
        'The server redraws uploaded photos before storing them. Hidden information such as where, when and with which device they were taken (EXIF) is gone after that, and the original is not kept. Photos that are not used in a post, review, conversation, profile, report or inquiry are erased after 1 day.',
        'A photo of a receipt is read in the server’s memory only and thrown away as soon as it was checked. What stays is the unreadable values that keep the same receipt from being used twice, and the result. Receipts are not sent outside.',
      ],
    },
    {
      id: 'privacy-erasure',
      title: '3. How long data is kept, and how it is erased',
      blocks: [
        `Personal information is kept only for the periods above and is erased at once, in a way that cannot be undone, when the period is over or the account is closed. What is due is erased every 1 hour, image files within 1 day, and what is in backups goes with the backup after ${BACKUP_KEEP_DAYS} days at the latest. What other laws require to be kept longer is kept apart, for that time only.`,
        {
          title: 'Erased at once when you close your account',
          facts: [
            [
              'Account',
              'Email, password, name, nickname, gender, date of birth, bio, profile picture, answers about how you travel, consents',
            ],
            [
              'Use',
              'Logins, notifications, their settings and addresses, your part in companion rooms, the record of who was shown your position',
            ],
            [
              'What is yours',
              'Posts, comments and companion rooms you had deleted before, companion rooms in which you were alone with their conversation, travel plans, travel dates, saved places, solo check-in, trusted contacts, safe-return timers, location shares, bookmarks, “Helpful” votes, what you answered about places for one alone, that you told us of different hours, points, the record of receipts that were not used for a review',
            ],
          ],
        },
        {
          title: 'What stays without telling who it was',
          facts: [
            [
              'Posts, comments, reviews, conversations',
              `What you did not delete stays, with “Former member” as its author. Please delete what you want gone before you close your account: it then disappears with the account. Conversations are erased with their companion room ${ROOM_KEEP_DAYS} days after the meeting.`,
            ],
            [
              'Reports and inquiries',
              `So that they can be dealt with, their content stays without name and email, and is erased ${DELETED_KEEP_DAYS} days after that. Inquiries that were never answered and reports that were never decided are erased after ${FORMER_CASE_KEEP_DAYS / 365} year. In reports about you, your member number stays for ${CASE_KEEP_DAYS / 365} years after they were dealt with, and the copy of what was reported for ${DELETED_KEEP_DAYS} days after the decision.`,
            ],
            [
              'Notifications of other members',
              `Words quoted in a notification, such as the title of a deleted room, are erased with it, within ${NOTIFICATION_KEEP_DAYS} days at the latest. A nickname in it is replaced by “Former member” at once.`,
            ],
            [
              'Receipts used for a review',
              `So that the same receipt is not used again, only the unreadable values stay, without whose they were, for ${FORMER_RECEIPT_KEEP_DAYS / 365} years after the visit.`,
            ],
            [
              'Why you left',
              `Only the reason you chose, what you wrote about it and the day stay, without whose they were, for ${WITHDRAWAL_KEEP_DAYS / 365} year.`,
            ],
            [
              'Records of what staff did',
              `The member number and the reason staff gave stay for ${AUDIT_KEEP_YEARS} years. The number does not tell who it was.`,
            ],
          ],
        },
        {
          title: `Kept apart for ${FORMER_MEMBER_DAYS} days after you close your account`,
          facts: [
            [
              'Data',
              `The day you left, gender, year of birth, whether you were under ${MINIMUM_AGE_YEARS} and whether you were an adult on that day, blocks by you and of you, companion rooms you were removed from or not let into, what came of meetings, the reason and duration of warnings and suspensions, which open reports are about you`,
            ],
            [
              'Used for',
              'Keeping people from getting around blocks, removals, warnings, suspensions and reports by closing their account and signing up again. This is for the safety of a service in which strangers meet in person.',
            ],
            [
              'How',
              'Without name, email or the member number of the closed account: it is found only by values made unreadable with a secret key from the email and the Kakao member number. If you sign up again with the same email (one that differs only in what follows a + or in the dots of Gmail counts as the same) or Kakao account, the new account takes it up, and gender and year of birth must be as before when you give them. From then until it is erased, the member number of the new account is kept with those values and, until the new account has given gender and date of birth, the earlier ones as well.',
            ],
            [
              'Kept',
              `Erased after ${FORMER_MEMBER_DAYS} days. Only a suspension that still runs is kept until it ends.`,
            ],
          ],
        },
        `Deleted posts, comments and companion rooms disappear from view at once, are kept hidden for ${DELETED_KEEP_DAYS} days so that reports and disputes can be looked into, and are then erased for good. If you delete a post, the comments below it go with it. A comment that was replied to leaves an empty place without author and text. A deleted message disappears from view at once; its text is kept hidden for ${DELETED_KEEP_DAYS} days so that it can be reported, and then erased. A photo in it is erased after 1 day. An open report has a copy of what was reported, which is erased ${DELETED_KEEP_DAYS} days after the decision.`,
      ],
    },
    THIRD_PARTIES,
    OUTSIDE_SERVICES,
    {
      id: 'privacy-minors',
      title: `6. Under ${MINIMUM_AGE_YEARS}`,
      blocks: [
        `People under ${MINIMUM_AGE_YEARS} cannot sign up. We ask at sign-up whether you are ${MINIMUM_AGE_YEARS} or older, and check it again when you give your date of birth; if we learn that you are not, we close the account and erase the data as section 3 says of an account that its owner closes. What is kept apart for ${FORMER_MEMBER_DAYS} days after that is the same.`,
      ],
    },
    {
      id: 'privacy-rights',
      title: '7. Your rights',
      blocks: [
        'You can do the following yourself at any time. What cannot be done on a screen, ask for by an inquiry: we deal with it within 10 days and tell you the result.',
        {
          items: [
            'See and correct: My › Edit profile (gender and date of birth: Inquiries)',
            'Take everything along: My › Download my data (also who was shown your position, and when)',
            'Take consents back: My › My consents',
            'End logins: My › Logged-in devices',
            'Erase everything: My › Close account',
          ],
        },
        'A suspended member, too, can send an SOS, end location shares and timers, leave companion rooms, take consents back, delete what they wrote, download their data, send inquiries and close the account. Closing an account asks for the password or a code sent by mail, so that nobody else can do it.',
      ],
    },
    {
      id: 'privacy-automatic',
      title: '8. What is decided automatically',
      blocks: [
        `Your traveler type is worked out from the points of five answers, an automatic plan from what you chose and what is known of the places. A post, comment or review reported by ${REPORTS_TO_HIDE} different members (who signed up more than 24 hours ago and have not left) is hidden automatically, and a person then decides. The author is told, and what a person has decided is not hidden automatically again as long as it stays the same. To recognize that, an unreadable value made from the text is kept with it and erased with it. Abusive words and links in what others read are judged by a list of words, receipts by the letters read in the photo. If that was wrong, you can ask by an inquiry that a person looks again. No decision that matters to your rights is made by a machine alone.`,
      ],
    },
    {
      id: 'privacy-safety',
      title: '9. How we keep it safe',
      blocks: [
        {
          items: [
            'Passwords, login tokens and codes are stored in an unreadable form.',
            'A device whose login has ended is shut out by all servers at once.',
            `Only people who were permitted use the staff screens, and give their password and a code of their authenticator again every ${STAFF_PROOF_SECONDS / 60} minutes.`,
            `When staff look at or change a member’s data, it stays written down for ${AUDIT_KEEP_YEARS} years in a record that cannot be changed or deleted.`,
          ],
        },
      ],
    },
    {
      id: 'privacy-contact',
      title: '10. The privacy officer, and where to find help',
      blocks: [
        {
          title: 'Privacy officer',
          facts: [
            ['Name', '{privacyOfficer}'],
            ['Phone', '{phone}'],
            ['Email', '{email}'],
          ],
        },
        {
          title: 'Help outside the operator (in Korea)',
          facts: [
            ['Personal Information Infringement Report Center', '118 · privacy.kisa.or.kr'],
            ['Personal Information Dispute Mediation Committee', '1833-6972 · www.kopico.go.kr'],
            ['Supreme Prosecutors’ Office', '1301 · www.spo.go.kr'],
            ['Korean National Police Agency', '182 · ecrm.police.go.kr'],
          ],
        },
      ],
    },
    {
      id: 'privacy-changes',
      title: '11. When this policy changes',
      blocks: [
        {
          title: 'What changed since the version of 2026-11-22',
          facts: [
            [
              'Erased earlier',
              'Deleted posts, comments and companion rooms, old conversations, notifications and ended logins now have a date by which they are erased.',
            ],
            [
              'Newly kept',
              `The safety record for ${FORMER_MEMBER_DAYS} days after an account is closed, the 6-month record of who was shown a position and when`,
            ],
            [
              'Newly asked',
              'Date of birth and gender are asked for once, when you first join a companion room, and corrected by staff alone; companion rooms are for people aged 19 or older. Name and answers about how you travel may be left out.',
            ],
            [
              'Told more fully',
              'Access logs, waiting mails, backups, the route server, the member number of whoever signs up again and accounts of people who are too young',
            ],
            [
              'Less written down',
              'The record of what staff did no longer holds the values of gender and date of birth.',
            ],
          ],
        },
        'When this policy is to change, what changes and from when is told in a notice 7 days before, and 30 days before where the change matters to members. What needs a new consent is done only after it was given.',
      ],
    },
  ],
}

export const MARKETING: Part = {
  id: 'marketing',
  title: 'Marketing notifications (optional)',
  intro:
    'This part is an optional consent. Not agreeing makes no difference to how you can use the service, and you can change your mind at any time in “My consents”.',
  sections: [
    {
      id: 'marketing-1',
      title: 'What you agree to',
      blocks: [
        {
          title: 'Notifications of Honjeo’s news and events',
          facts: [
            ['Data used', 'Email address, the notification address of this device (if notifications are on)'],
            ['Used for', 'Sending new features, events and news for traveling on Jeju by notification or email'],
            ['Kept', 'Until you take the consent back or close your account'],
          ],
        },
        'No advertising is sent between 9 in the evening and 8 in the morning. Notifications that the service needs, such as comments, companion rooms and answers to inquiries, follow the “Notification settings” whatever you decide here.',
      ],
    },
  ],
}

export const PRIVACY_PARTS: readonly Part[] = [PRIVACY, MARKETING]
