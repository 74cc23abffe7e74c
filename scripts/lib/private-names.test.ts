import { expect, it } from 'vitest'
import { isPrivateName, privateNames } from './private-names.ts'

it.each([
  ['tellOfJoin', true],
  ['isToldAway', true],
  ['TOLD_MAX', true],
  ['#isAnybodyReached', true],
  ['untold', true],
  ['told-list.tsx', true],
  ['standing.test.ts', true],
  ['understand', false],
  ['isStandalone', false],
  ['outstanding', false],
  ['StandInPlace', false],
  ['kakao-stand-in.spec.ts', false],
  ['satellites', false],
  ['json-body.ts', false],
])('knows whether a name has a private word: %s', (name, isPrivate) => {
  expect(isPrivateName(name)).toBe(isPrivate)
})

it('finds functions, constants, types, parameters, fields and members, exported or not', () => {
  const source = [
    'export function tellRoom(told: Told) {}',
    'interface Told { isTold: boolean }',
    'const { at: toldAt, isTellable } = { nobody: 1 }',
    'class Ladder { #told = 1; get whoever() { return 1 } }',
  ].join('\n')
  expect(privateNames('a.ts', source)).toEqual([
    { line: 1, name: 'tellRoom' },
    { line: 1, name: 'told' },
    { line: 2, name: 'Told' },
    { line: 2, name: 'isTold' },
    { line: 3, name: 'toldAt' },
    { line: 3, name: 'isTellable' },
    { line: 3, name: 'nobody' },
    { line: 4, name: '#told' },
    { line: 4, name: 'whoever' },
  ])
})

it('leaves what only uses a name, says something to people, or is sent or stored', () => {
  const source = [
    "import { told as heard } from './a.ts'",
    "told.nobody('somebody else tells')",
    "const a = { tellEveryone: true, 'as told': 1 }",
    'const b = <Button told={1} />',
  ].join('\n')
  expect(privateNames('a.tsx', source)).toEqual([])
})
