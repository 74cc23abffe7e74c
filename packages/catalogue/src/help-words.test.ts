import { expect, it } from 'vitest'
import { HELP_TOPICS, helpTopicOf, MAP_WORDS } from './help-words.ts'
import { cataloguePlaces } from './places.ts'

it.each([
  ['약국', 'PHARMACY'],
  ['병원', 'EMERGENCY_ROOM'],
  ['응급실', 'EMERGENCY_ROOM'],
  ['화장실', 'TOILET'],
  ['경찰', 'POLICE'],
  ['ATM', 'ATM'],
  ['pharmacy', 'PHARMACY'],
  ['Pharmacy near me', 'PHARMACY'],
  ['hospital', 'EMERGENCY_ROOM'],
  ['public toilet', 'TOILET'],
  ['police station', 'POLICE'],
  ['薬局', 'PHARMACY'],
  ['病院', 'EMERGENCY_ROOM'],
  ['トイレ', 'TOILET'],
  ['ﾄｲﾚ', 'TOILET'],
  ['近くの薬局', 'PHARMACY'],
  ['警察', 'POLICE'],
  ['药店', 'PHARMACY'],
  ['医院', 'EMERGENCY_ROOM'],
  ['厕所', 'TOILET'],
  ['附近的厕所', 'TOILET'],
  ['제주 약국', 'PHARMACY'],
  ['근처 화장실', 'TOILET'],
  ['화장실 어디', 'TOILET'],
  ['AED', 'AED'],
  ['코인 락커', 'LOCKER'],
  ['24 hours', 'SHOP_24H'],
  ['1330', null],
  ['새별오름', null],
  ['약', 'PHARMACY'],
  ['약천사', null],
  ['야간약국', 'PHARMACY'],
  ['24시간 약국', 'PHARMACY'],
  ['일요일 약국', 'PHARMACY'],
  ['의사', 'EMERGENCY_ROOM'],
  ['내과', 'EMERGENCY_ROOM'],
  ['치과', 'EMERGENCY_ROOM'],
  ['소아과', 'EMERGENCY_ROOM'],
  ['야간진료', 'EMERGENCY_ROOM'],
  ['公厕', 'TOILET'],
  ['自动取款机', 'ATM'],
  ['提款机', 'ATM'],
  ['救急室', 'EMERGENCY_ROOM'],
  ['English doctor', 'EMERGENCY_ROOM'],
  ['dentist', 'EMERGENCY_ROOM'],
  ['24-hour pharmacy', 'PHARMACY'],
  ['cash machine', 'ATM'],
  ['cash point', 'ATM'],
  ['toilets', 'TOILET'],
  ['left luggage', 'LOCKER'],
  ['歯医者', 'EMERGENCY_ROOM'],
  ['夜間薬局', 'PHARMACY'],
  ['公衆トイレ', 'TOILET'],
  ['コインロッカー', 'LOCKER'],
  ['現金引き出し', 'ATM'],
  ['牙医', 'EMERGENCY_ROOM'],
  ['24小时药店', 'PHARMACY'],
  ['行李寄存处', 'LOCKER'],
  ['派出所', 'POLICE'],
  ['치과나무카페', null],
  ['의사당', null],
  ['', null],
] as const)('%s leads to %s', (query, topic) => {
  expect(helpTopicOf(query)).toBe(topic)
})

it('takes no place of the catalogue for help', () => {
  expect(cataloguePlaces.filter(({ title }) => helpTopicOf(title) !== null)).toEqual([])
})

it('has a word for a map of each', () => {
  for (const topic of HELP_TOPICS) expect(helpTopicOf(MAP_WORDS[topic])).toBe(topic)
})
