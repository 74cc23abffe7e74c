/** What is no id. */
export const BAD_IDS = [
  '0',
  '-1',
  '9007199254740992',
  '99999999999999999999',
  'abc',
  '1.5',
  '1e-1',
  'NaN',
  '%00',
  '%F0%9F%8D%8A',
  "1'--",
]

/** What no yes or no is, and no word of any list. */
const NONSENSE = ['maybe', '2']

/** What a query may not say, by the name of its field, where that is more than nonsense. */
const BAD_VALUES: Record<string, string[]> = {
  size: ['0', '51', 'abc', '', '1.5', '-1', '1e999', 'null'],
  page: ['-1', '100001', 'abc'],
  cursor: ['x', '', 'W10', 'eyJhIjoxfQ', '%00', 'x'.repeat(301)],
  before: ['-1', '2147483648', 'abc'],
  after: ['-1', '2147483648', 'abc'],
  lastMessageTime: ['abc', '2026-13-01T00:00:00Z', '2026-11-28'],
  region: ['SEOUL', ''],
  date: ['2027-02-30', 'abc', ''],
  gender: ['MIXED', ''],
  contentId: BAD_IDS,
  contentTypeId: ['13', 'abc'],
  difficulty: ['EASIER', ''],
  sort: ['NAME', ''],
  lat: ['abc', '91', '-91', 'Infinity'],
  lng: ['abc', '181', '-181'],
  q: ['', '%20', 'x'.repeat(101), '%00', '%0A'],
  bbox: ['', 'x', '1,2,3', '%00', '0'.repeat(101)],
  zoom: ['6', '20', '1.5', 'abc'],
  nickName: ['x'.repeat(41), '%00'],
  category: ['NEWS', ''],
  status: ['PAST', ''],
  type: ['USER', ''],
  targetType: ['NEWS', ''],
  targetId: ['%00', 'x'.repeat(101)],
  action: ['DANCE', ''],
  reason: ['BORING', ''],
  priority: ['LATER', ''],
  state: ['ASLEEP', ''],
  subject: ['ISLET:ATLANTIS', 'PLACE:0', 'x'.repeat(41), '%00', ''],
  staffId: BAD_IDS,
  authorId: BAD_IDS,
  userId: BAD_IDS,
  targetUserId: BAD_IDS,
}
/** Staff look through their lists with a search or without one. */
const mayBeBlank = (path: string, name: string) => name === 'q' && path.startsWith('/api/admin/')

export const badValuesOf = (path: string, name: string) =>
  (BAD_VALUES[name] ?? NONSENSE).filter((value) => !mayBeBlank(path, name) || decodeURIComponent(value).trim() !== '')

/** What a route must be given beside the field under test. */
export const REQUIRED_BESIDE: Record<string, string> = {
  q: '&q=a',
  bbox: '&bbox=126,33,127,34',
  type: '&type=POST',
  lat: '&lat=33.5',
  lng: '&lng=126.53',
}
