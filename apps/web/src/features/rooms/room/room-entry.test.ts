import { describe, expect, it } from 'vitest'
import { roomEntry } from './room-entry.ts'

const room = {
  joined: false,
  status: 'RECRUITING',
  isCompleted: false,
  genderRestriction: 'MIXED',
  currentParticipants: 2,
  maxParticipants: 4,
} as const

describe('roomEntry', () => {
  it('lets newcomers into a room that takes people', () => {
    expect(roomEntry(room, null)).toBe('open')
  })

  it('refuses newcomers where nobody more fits or the host has closed the room', () => {
    expect(roomEntry({ ...room, status: 'FULL' }, null)).toBe('full')
    expect(roomEntry({ ...room, isCompleted: true }, null)).toBe('full')
    expect(roomEntry({ ...room, currentParticipants: 4 }, null)).toBe('full')
  })

  it('says that a meeting is over rather than that its room is full', () => {
    expect(roomEntry({ ...room, status: 'ENDED', isCompleted: true, currentParticipants: 4 }, null)).toBe('ended')
  })

  it('lets a member into every room', () => {
    expect(roomEntry({ ...room, joined: true, status: 'ENDED', isCompleted: true }, null)).toBe('member')
    expect(roomEntry({ ...room, joined: true, currentParticipants: 4, status: 'FULL' }, null)).toBe('member')
  })

  it('tells those of the other gender before they try, and leaves it to the server where mine is not known', () => {
    const forWomen = { ...room, genderRestriction: 'FEMALE' } as const
    expect(roomEntry(forWomen, 'MALE')).toBe('otherGender')
    expect(roomEntry(forWomen, 'FEMALE')).toBe('open')
    expect(roomEntry(forWomen, null)).toBe('open')
    expect(roomEntry(room, 'MALE')).toBe('open')
  })
})
