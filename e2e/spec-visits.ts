import {
  beginSignUp,
  editProfile,
  joinQuickly,
  openInquiry,
  openOwnReport,
  openReport,
  stopClock,
  toWithdrawal,
  type Act,
} from './spec-acts.ts'
import type { Measure } from './spec-measures.ts'
import type { Scene } from './spec-scenes.ts'
import { keepRates, NOON } from './safety.ts'

interface Visit {
  name: string
  begin: Act
  /** Scenes and measures in their order, each on the screen that the one before has left. */
  parts: readonly (Scene | Measure)[]
}

/** What begins on the same screen is shown on one visit there: opening one takes longer than all that is shown on it. */
export const VISITS: readonly Visit[] = [
  {
    name: 'signing up',
    begin: beginSignUp,
    parts: [
      'sign-up with half an address',
      'time for a code',
      'sign-up with a wrong code',
      'another password as confirmation',
      'wizard left empty',
      'kinds of picture',
      'wizard without the check',
      'a room before one says how old one is',
    ],
  },
  {
    name: 'logging in',
    begin: async ({ page }) => void (await page.goto('/login')),
    parts: [
      'login button by what is typed',
      'login answered 401',
      'login answered 500',
      'login answered 503 with a message',
      'login answered 503 without one',
      'login not answered',
      'login that cannot be sent',
      'storage that cannot be read',
    ],
  },
  {
    name: 'changing the profile',
    begin: editProfile,
    parts: [
      'profile without a name',
      'profile without a nickname',
      'profile without the check',
      'longest bio',
      'picture that is too big',
      'picture that is none',
      'picture that is not taken',
      'picture uploaded',
      'picture that cannot be removed',
      'picture that is gone',
      'picture removed',
    ],
  },
  {
    name: 'withdrawing and logging out',
    begin: toWithdrawal,
    parts: [
      'reasons to withdraw',
      'withdrawal without a reason',
      'withdrawal for a blank reason',
      'logout answered 401',
      'logout answered 500',
      'logout after one elsewhere',
      'what is kept after a logout that failed',
    ],
  },
  {
    name: 'reporting',
    begin: openReport,
    parts: [
      'report reasons that need no server',
      'report left empty',
      'longest detail of a report',
      'report without a detail',
      'report that is not taken',
      'report sent without evidence and image',
    ],
  },
  {
    name: 'taking a report back',
    begin: openOwnReport,
    parts: ['report whose cancelling is refused', 'report whose cancelling breaks', 'report cancelled'],
  },
  {
    name: 'writing an inquiry',
    begin: openInquiry,
    parts: [
      'inquiry opened',
      'inquiry categories that need no server',
      'kinds of image of an inquiry',
      'kind of the attachment field',
      'inquiry button by what is typed',
      'longest title of an inquiry',
      'longest content of an inquiry',
      'inquiry with blanks',
      'inquiry refused without a category',
      'inquiry refused',
      'inquiry that is not taken',
      'inquiry with an image',
      'inquiry with its image removed',
      'inquiry with another kind of image',
      'inquiry with an image that is too big',
      'inquiry whose image is not taken',
      'inquiry sent',
      'inquiry taken',
    ],
  },
  {
    name: 'what does not load',
    begin: joinQuickly,
    parts: [
      'what the list of reports asks for',
      'what the list of inquiries asks for',
      'rooms that do not load',
      'reports that do not load',
      'report that does not load',
      'address after a report that does not load',
      'inquiries that do not load',
      'inquiry that does not load',
      'address after an inquiry that does not load',
      'notifications that do not load',
      'numbers of pages shown of twelve',
    ],
  },
  {
    name: 'the splash',
    begin: ({ page }) => stopClock(page),
    parts: ['splash after 2.9 s and after 3 s'],
  },
  {
    name: 'looking around',
    begin: async () => undefined,
    parts: [
      'languages',
      'options of the questions',
      'width of the column on a wide screen',
      'counters of the demo',
      'heart-beats asked for',
    ],
  },
  {
    name: 'the safety check',
    begin: async ({ page }) => void (await page.goto('/safety-check')),
    parts: [
      'items of the safety check by category',
      'emergency numbers in the safety check',
      'streak after a save of 24 and of 25 items',
    ],
  },
  {
    name: 'the safety statistics',
    begin: async ({ page }) => {
      await keepRates(page, { '01': 80, '02': 79, '03': 60, '04': 59, '05': 40, '06': 39, '07': 1, '08': 0 })
      await page.clock.install({ time: NOON })
      await page.goto('/safety-check/stats')
    },
    parts: [
      'levels of days of 80, 79, 60, 59, 40, 39, 1 and 0 %',
      'day of the safety statistics',
      'celebration after 1.9 s and after 2 s',
    ],
  },
]
