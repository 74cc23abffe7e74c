import { parted } from '../moments.ts'
import type { Words } from './words.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const THEN_REPORT =
  'If you cannot reach them, report it to the Korean rescue service (119 in Korea) or police (112 in Korea).'
const NOTHING_TO_DO = 'There is nothing more to do. Thank you for looking out for them.'
const CALL_OR_REPORT =
  'If you cannot reach them or it looks serious, report it to the Korean rescue service (119 in Korea) or police (112 in Korea).'
const DO_NOT_CALL = 'Do not call or message them. Someone beside them could notice.'

export const EN: Words = {
  mails: {
    invited: {
      subject: () => '[Honjeo] Someone asked you to be their trusted contact',
      lines: (name) => [
        `${name} chose this address as the one to write to if they do not get back in time while traveling alone in Jeju.`,
        `Please agree or decline below. Until you agree, we send you nothing about ${name}.`,
      ],
    },
    drill: {
      subject: (name) => `[Honjeo] This is a test: do alerts about ${name} reach you?`,
      lines: (name) => [
        `This is a test. Nothing has happened to ${name}.`,
        `If ${name} does not get back in time, you will get a mail like this one. Please try whether the link opens.`,
      ],
    },
    share: {
      subject: (name) => `[Honjeo] ${name} is sharing their location`,
      lines: (name, { until }) => [
        `${name} is sharing their location until ${until}. You can see it below.`,
        `${name} sees when you looked, and can end it earlier.`,
      ],
    },
    answered: {
      subject: (name) => `[Honjeo] Another contact is trying to reach ${name}`,
      lines: (name, { by }) => [
        `Another trusted contact${by && ` ${by}`} has answered that they are looking after ${name}.`,
        'You can wait for the outcome. If you are worried, call them yourself or report it to the Korean police.',
      ],
    },
    answeredDuress: {
      subject: (name) => `[Honjeo] Another contact is looking after ${name}`,
      lines: (name, { by }) => [
        `Another trusted contact${by && ` ${by}`} has answered that they are looking after ${name}.`,
        `${DO_NOT_CALL} Ask that contact whether the Korean police know.`,
      ],
    },
    duress: {
      subject: (name) => `[Honjeo] URGENT: ${name} asked for help in secret`,
      lines: (name) => [
        `${name} asked for help without anyone noticing.`,
        DO_NOT_CALL,
        'Report it to the Korean police at once (112 in Korea), with what is written below and the location.',
      ],
    },
    call: {
      subject: (name) => `[Honjeo] ${name} asked for help`,
      lines: (name) => [`${name} asked their trusted contacts for help.`, `Call ${name} at once.`, CALL_OR_REPORT],
    },
    callAgain: {
      subject: (name) => `[Honjeo] Once more: ${name} asked for help`,
      lines: (name, { by }) => [
        `${name} asked their trusted contacts for help.${by === '' ? ' No one has answered yet.' : ''}`,
        `Call ${name} at once.`,
        CALL_OR_REPORT,
      ],
    },
    overdue: {
      subject: (name) => `[Honjeo] ${name} should be back by now and has not been heard from`,
      lines: (name) => [
        `The time by which ${name} wanted to be back has passed, and they have not said that they are safe.`,
        `Call ${name} first. Their phone may be off, or they may have forgotten to say so.`,
        THEN_REPORT,
      ],
    },
    stillOpen: {
      subject: (name) => `[Honjeo] Once more: still no word from ${name}`,
      lines: (name) => [`${name} has still not said that they are safe.`, `Call ${name} once more.`, THEN_REPORT],
    },
    unanswered: {
      subject: (name) => `[Honjeo] Once more: still no word from ${name}`,
      lines: (name) => [
        `${name} has still not said that they are safe, and no contact has answered.`,
        `Call ${name} once more.`,
        THEN_REPORT,
      ],
    },
    safe: {
      subject: (name) => `[Honjeo] ${name} is safe`,
      lines: (name) => [`${name} has said that they are safe.`, NOTHING_TO_DO],
    },
    cancelled: {
      subject: (name) => `[Honjeo] ${name} canceled the safe-return timer`,
      lines: (name) => [`${name} canceled the safe-return timer.`, NOTHING_TO_DO],
    },
    reached: {
      subject: (name) => `[Honjeo] ${name} has been reached`,
      lines: (name, { by }) => [`Another trusted contact${by && ` ${by}`} has reached ${name}.`, NOTHING_TO_DO],
    },
    closed: {
      subject: (name) => `[Honjeo] The alert for ${name} was closed`,
      lines: (name) => [
        `The alert for ${name} was closed without word that they are safe. We send no more mails about it.`,
        'That does not mean they are safe. If you still cannot reach them, report it to the Korean police (112 in Korea).',
      ],
    },
  },
  pushes: {
    invited: (name) => `${name} asked you to be their trusted contact. Tap to answer.`,
    drill: (name) => `This is a test. Nothing has happened to ${name}. Tap to say that it arrived.`,
    share: (name) => `${name} is sharing their location. Tap to see it.`,
    answered: (name) => `Another contact is looking after ${name}. Tap to see how it stands.`,
    answeredDuress: (name) =>
      `Another contact is looking after ${name}. Do not call ${name}. Tap to see how it stands.`,
    duress: (name) => `${name} asked for help in secret. Do not call them: call the police. Tap for the location.`,
    call: (name) => `${name} asked for help. Call them at once, and tap for the location.`,
    callAgain: (name) => `Once more: ${name} asked for help. Call them at once, and tap for the location.`,
    overdue: (name) => `${name} should be back by now and has not been heard from. Call them first, then tap.`,
    stillOpen: (name) => `Still no word from ${name}. Someone is looking after it, but it is not over.`,
    unanswered: (name) => `Still no word from ${name}, and no one has answered. Tap now.`,
    safe: (name) => `${name} is safe. There is nothing more to do.`,
    cancelled: (name) => `${name} canceled the safe-return timer. There is nothing more to do.`,
    reached: (name) => `Another contact has reached ${name}.`,
    closed: (name) =>
      `The alert for ${name} was closed without word of them. If you cannot reach them, call the police.`,
  },
  texts: {
    subject: '[Honjeo] Trusted contact alert',
    from: '[Honjeo]',
    asked: (name, link) => [
      `${name} asks whether this number may get a text if they travel alone and do not come back in time.`,
      'Please answer here. Until you do, we send no other text.',
      link,
      'If you do not know them, say no in the same place. Then no one can ask this number again.',
    ],
  },
  moment: ({ month, day, weekday, hour, minute }) =>
    `${WEEKDAYS[weekday]}, ${MONTHS[month - 1]} ${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'} (Korea time)`,
  age: (total) => {
    const { days, hours, minutes } = parted(total)
    if (days > 0) return days === 1 ? '1 day ago' : `${days} days ago`
    if (hours > 0) return `${hours} h ${minutes === 0 ? '' : `${minutes} min `}ago`
    return minutes === 0 ? 'just now' : `${minutes} min ago`
  },
  late: (at) => `This mail is late. It should have gone out on ${at}.`,
  answeredBy: (contact) => `Another contact (${contact}) said they would try, but it is not over yet.`,
  answerHere: (link) => `If you will try to reach them, let the other contacts know here: ${link}`,
  doing: (title) => `What they set out to do: ${title}`,
  note: (text) => `Their note: ${text}`,
  left: (at) => `Left: ${at}`,
  planned: (at) => `Planned return: ${at}`,
  unnamed: 'Going out alone',
  alarm: 'Asked for help',
  noPosition: 'Last location: none was received.',
  position: (age, at, accuracy) => `Last location: ${age} (${at}), accurate to about ${accuracy}`,
  grid: (number, sound) =>
    `National Point Number: ${number} (read: ${sound}). The Korean police and rescue service find places by it.`,
  map: (link) => `Map: ${link}`,
  coordinates: (at) => `Latitude, longitude: ${at}`,
  battery: (percent) => `Battery then: ${percent}%`,
  maybeElsewhere: 'They may be somewhere else by now.',
  abroad:
    'Outside Korea, 119 and 112 do not reach Korea. The page behind the link above says how to reach the Korean police from there.',
  afterAgreeing: (name) => [
    'If you agree:',
    `- You get a mail if ${name} has not said by the time they set that they are safe.`,
    '- You see what they set out to do and where they were last.',
    '- You can stop at any time by the same link.',
    '',
    'If you do not know who this is, please ignore this mail.',
  ],
  inEarnest: (name) => [
    'If it were a real alert:',
    `1. Call ${name} first.`,
    '2. If you cannot reach them, report it to the Korean rescue service (119 in Korea) or police (112 in Korea), with the last location from the mail.',
    '3. Answer on the page behind the link, so that the other contacts know.',
  ],
  statusHere: (link) => `How it stands now: ${link}`,
  neverAgain: (link) => `If you never want such a request again, from anyone: ${link}`,
  notAnEmergencyService:
    'Honjeo is not an emergency service. In danger in Korea, call 119 (rescue) or 112 (police) at once.',
  howToStop: (link) => `If you want no more alerts, you can stop here: ${link}`,
}
