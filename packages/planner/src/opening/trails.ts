import type { TrailKey } from '@honjeo/contract/values/rule-kinds'
import type { PlannerPlace } from '../place.ts'

/** A course of Hallasan as a walk, in minutes; when its gates shut is a rule of the island. */
export interface Trail {
  key: TrailKey
  /** Matches the names that the catalogue and an import from TourAPI give its sights. */
  title: RegExp
  /** The minutes up and down with a rest on top. */
  minutes: number
  /** The minutes from where one begins to the trail's head, which has a gate of its own. */
  toHead: number
  /** The minutes up to the shelter with a gate, and up to the top that one has to leave in time; null: none. */
  toShelter: number | null
  toTop: number | null
  /** The least minutes from the shelter down (ours: three quarters of the way up). */
  fromShelter: number | null
}

/** Lengths and times as the park gives them for the way up: 성판악 9.6 km, 관음사 8.7 km, and so on. */
const TRAILS: readonly Trail[] = [
  // The course goes from the sea through the town to the head of 관음사 (ours: three hours), and on by that course.
  {
    key: 'GWANEUMSA',
    title: /제로포인트/,
    minutes: 660,
    toHead: 180,
    toShelter: 380,
    toTop: 480,
    fromShelter: 150,
  },
  {
    key: 'GWANEUMSA',
    title: /관음사 ?(?:탐방로|코스)/,
    minutes: 600,
    toHead: 0,
    toShelter: 200,
    toTop: 300,
    fromShelter: 150,
  },
  // 사라오름 lies beside the course below 진달래밭: its way goes through the gate at the head alone (ours: five hours).
  {
    key: 'SEONGPANAK',
    title: /^사라오름$/,
    minutes: 300,
    toHead: 0,
    toShelter: null,
    toTop: null,
    fromShelter: null,
  },
  {
    key: 'SEONGPANAK',
    title: /성판악|^한라산(?:국립공원| 백록담)?$/,
    minutes: 540,
    toHead: 0,
    toShelter: 180,
    toTop: 270,
    fromShelter: 135,
  },
  {
    key: 'DONNAEKO',
    title: /돈내코 ?(?:탐방로|코스)/,
    minutes: 420,
    toHead: 0,
    toShelter: null,
    toTop: 210,
    fromShelter: null,
  },
  {
    key: 'EORIMOK',
    title: /윗세오름|어리목|^한라산 트레킹$/,
    minutes: 300,
    toHead: 0,
    toShelter: null,
    toTop: 120,
    fromShelter: null,
  },
  {
    key: 'YEONGSIL',
    title: /한라산.*영실|영실 ?(?:탐방로|코스)/,
    minutes: 270,
    toHead: 0,
    toShelter: null,
    toTop: 90,
    fromShelter: null,
  },
  {
    key: 'EOSEUNGSAENGAK',
    title: /어승생악|^어승생$/,
    minutes: 70,
    toHead: 0,
    toShelter: null,
    toTop: null,
    fromShelter: null,
  },
  {
    key: 'SEOKGURAM',
    title: /석굴암 ?(?:탐방로|코스)/,
    minutes: 100,
    toHead: 0,
    toShelter: null,
    toTop: null,
    fromShelter: null,
  },
]

/** The trail of Hallasan that a sight is; what is only named after one, such as a lodging, is none. */
export function trailOf({ contentTypeId, title }: Pick<PlannerPlace, 'contentTypeId' | 'title'>): Trail | undefined {
  if (contentTypeId !== 12 && contentTypeId !== 28) return undefined
  return TRAILS.find((trail) => trail.title.test(title))
}
