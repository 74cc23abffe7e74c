import { describe, expect, it } from 'vitest'
import { roomEntry } from './room-entry.ts'

const room = {
  joined: false,
  status: 'RECRUITING',
  isCompleted: false,
  currentParticipants: 2,
  maxParticipants: 4,
  needsApproval: false,
  lacksProof: false,
  request: null,
} as const

describe('roomEntry', () => {
  it('lets newcomers into a room that takes people', () => {
    expect(roomEntry(room)).toBe('open')
  })

  it('refuses newcomers where no one more fits or the host has closed the room', () => {
    expect(roomEntry({ ...room, status: 'FULL' })).toBe('full')
    expect(roomEntry({ ...room, isCompleted: true })).toBe('full')
    expect(roomEntry({ ...room, currentParticipants: 4 })).toBe('full')
  })

  it('says that a meeting is over rather than that its room is full', () => {
    expect(roomEntry({ ...room, status: 'ENDED', isCompleted: true, currentParticipants: 4 })).toBe('ended')
  })

  it('lets a member into every room', () => {
    expect(roomEntry({ ...room, joined: true, status: 'ENDED', isCompleted: true })).toBe('member')
    expect(roomEntry({ ...room, joined: true, currentParticipants: 4, status: 'FULL' })).toBe('member')
  })

  it('says what is missing to who has yet to prove it, unless they are inside or have asked before', () => {
    const unproven = { ...room, lacksProof: true }
    expect(roomEntry(unproven)).toBe('unproven')
    expect(roomEntry({ ...unproven, status: 'FULL' })).toBe('unproven')
    expect(roomEntry({ ...unproven, joined: true })).toBe('member')
    expect(roomEntry({ ...unproven, status: 'ENDED' })).toBe('ended')
    expect(roomEntry({ ...unproven, request: { state: 'WAITING', text: '', expiresAt: null } })).toBe('waiting')
  })

  it('has newcomers ask where the host decides, and shows what became of a request', () => {
    expect(roomEntry({ ...room, needsApproval: true })).toBe('ask')
    const asked = (state: 'REQUESTED' | 'WAITING' | 'DECLINED') =>
      roomEntry({ ...room, status: 'FULL', request: { state, text: '', expiresAt: null } })
    expect([asked('REQUESTED'), asked('WAITING'), asked('DECLINED')]).toEqual(['requested', 'waiting', 'declined'])
  })
})
