import {
  ALERT_SHOWN_HOURS,
  TIMER_KEEP_DAYS,
  PROVISION_KEEP_DAYS,
  SAFETY_DAYS_KEPT,
  SAFETY_MESSAGE_KEEP_DAYS,
  TEXT_COUNT_KEEP_DAYS,
  SHARE_KEEP_DAYS,
} from '@honjeo/contract/values/limits'
import type { Section } from '../../legal-text.ts'

/** What the tools of safety keep of a member and of trusted contacts. */
export const SAFETY_DATA: Section['blocks'] = [
  {
    title: 'Location (optional)',
    facts: [
      ['Data', 'Your device’s current position and its accuracy, and the battery level if the browser tells it'],
      [
        'Used for',
        'Showing where you are, finding what is near, checking that two phones that exchange a meeting code are close, location sharing, the last position of a safe-return timer',
      ],
      [
        'Kept',
        'Only the newest position of a location share or safe-return timer, until it ends. Nothing else is stored. The location terms say more.',
      ],
    ],
  },
  {
    title: 'Solo check-in',
    facts: [
      ['Data', 'The items of each day’s check and how much of it was done'],
      ['Used for', 'Going on with it on another device, safety statistics'],
      [
        'Kept',
        `Items for that day, how much was done for ${SAFETY_DAYS_KEPT} days. If you close your account, they are erased at once.`,
      ],
    ],
  },
  {
    title: 'Trusted contacts, safe-return timer, location sharing',
    facts: [
      [
        'Data',
        'A contact’s name and email or member number, the language they read, whether they agreed, the kind, push address and unreadable cookie value of a browser that agreed by link, messages sent and when they were opened, what a timer was about and its times, PINs in an unreadable form, who saw a position and when',
      ],
      [
        'Used for',
        'Telling your contacts if you do not return, showing your position to people you chose. A person asked to be a contact learns only your nickname; your name follows once they agree.',
      ],
      [
        'Kept',
        `Contacts until 1 day after you took them off the list (if a timer or share still names them, as long as its record), PINs until you remove them, the record of messages sent ${SAFETY_MESSAGE_KEEP_DAYS} days, ended timers ${TIMER_KEEP_DAYS} days (contacts are shown what they were about only until ${ALERT_SHOWN_HOURS} hours after the end), ended location shares ${SHARE_KEEP_DAYS} days without the position, the record of who was shown a position and when 6 months (${PROVISION_KEEP_DAYS} days) without the position. If you close your account, all of it is erased at once.`,
      ],
    ],
  },
  {
    title: 'Mobile numbers of trusted contacts',
    onlyWith: 'texts',
    facts: [
      [
        'Data',
        'A contact’s mobile number (kept encrypted), the number in an unreadable form, when its owner agreed to texts or refused them, when texts were sent and reached the phone, how many texts were sent in a day and what they cost',
      ],
      [
        'Used for',
        'Alerting by text when you do not come back or call for help, once the owner of the number has agreed by the link in a text. Not sending too many texts',
      ],
      [
        'Kept',
        `The number is erased at once when you remove it or its owner refuses, and 1 day after you took the contact off the list. The record of texts ${SAFETY_MESSAGE_KEEP_DAYS} days, the daily count and cost ${TEXT_COUNT_KEEP_DAYS} days. A number that wants no texts from anyone is kept in an unreadable form until its owner wants them again: this is how we can hold the texts back.`,
      ],
    ],
  },
  'The email of someone who wants no more mails asking them to be a contact is kept in an unreadable form until they want them again: this is how we can hold the mails back. It needs no account and is not linked to one, so it stays when an account is closed.',
]
